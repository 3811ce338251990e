// Runs before the first paint, so that the page never flashes in the other theme.
;(function () {
  var kept = null
  try {
    kept = JSON.parse(localStorage.getItem('ludotheque.settings') || 'null')
  } catch (_) {
    kept = null
  }
  var theme = kept && kept.theme
  if (theme !== 'day' && theme !== 'evening') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day'
  }
  document.documentElement.dataset.theme = theme
})()
