/** HTML in which every text is escaped. */
export interface Markup {
  readonly html: string
}

type Value = string | number | Markup | readonly Markup[] | undefined

/** A template of HTML: escapes its values for text and for attributes in double quotes. Undefined is left out. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { html: parts.map((part, index) => part + htmlOf(values[index])).join('') }
}

function htmlOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(({ html }) => html).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  // A null character is an error in HTML, even as an entity.
  return text.replaceAll('\0', '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

export function structuredData(data: object): Markup {
  return { html: `<script type="application/ld+json">${scriptJson(data)}</script>` }
}

/** JSON that cannot end its script element, nor begin a comment in it; without empty lists, which say nothing. */
export function scriptJson(data: object): string {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
  const withoutEmpty = (_: string, value: unknown) => (isEmpty(value) ? undefined : value)
  return JSON.stringify({ '@context': 'https://schema.org', ...data }, withoutEmpty).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
