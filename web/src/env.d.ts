declare module '*.ftl' {
  const text: string
  export default text
}

declare module 'virtual:game-cards' {
  const cards: Record<'fr' | 'en', Record<string, { title: string; tagline: string }>>
  export default cards
}
