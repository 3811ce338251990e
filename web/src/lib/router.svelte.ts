/** Where we are: the path of the page, and how to go elsewhere without leaving. */
class Router {
  path = $state('/')
  search = $state('')
  hash = $state('')

  start(): void {
    this.read()
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
  }

  /** The parts of the path: /table/x7 is ["table", "x7"]. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
