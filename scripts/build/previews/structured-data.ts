import type { Markup } from './markup.ts'

/** A script element with JSON-LD. */
export function structuredData(data: object): Markup {
  return { html: `<script type="application/ld+json">${scriptJson(data)}</script>` }
}

/** JSON that cannot end its script element, nor begin a comment in it. */
export function scriptJson(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
