import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { say } from '#tools/site/messages/read-messages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { pageBodySchema } from '#src/domain/pages/page-content.ts'
import { wayToRoot, withPaths } from '#tools/site/languages/shop-json.ts'
import { codeOf } from '#tools/site/languages/shop-languages.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPages, type OwnPage } from './read-pages.ts'

/** The second step of a withdrawal: only the first links to it. */
export const SECOND_STEP = 'withdrawal-confirm'

/** What pages are called that say how goods are sent back. */
export const RETURNS_PAGE = /return|refund|withdraw|widerruf|retour|rueckgabe/

/** The owner's own pages in the language of the build or else the first, and the two steps of a withdrawal that the settings ask for, unless the owner has written them. */
export function shopPages(settings: Settings, folder: string): OwnPage[] {
  const own = inLanguage(readPages(folder, codesOf(settings)), settings)
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...withdrawalPages(settings, folder).filter(({ name }) => !names.has(name))]
}

function codesOf({ languages = [] }: Settings): string[] {
  return languages.map(({ code }) => code)
}

/** Of pages with the same name the one in the build's language, else in the first. */
function inLanguage(pages: readonly OwnPage[], settings: Settings): OwnPage[] {
  const [first] = codesOf(settings)
  if (first === undefined) return [...pages]
  const current = codeOf(settings.language)
  const best = [current, undefined, first].flatMap((code) =>
    pages.filter(({ language }) => language === code),
  )
  return best
    .filter(({ name }, index) => best.findIndex((page) => page.name === name) === index)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ language = first, ...page }) => ({
      ...page,
      language: language === current ? undefined : language,
      body: pageBodySchema.parse(withPaths(page.body, wayToRoot(settings))),
    }))
}

/** Directive (EU) 2023/2673, article 11a: two steps, without a reason. */
function withdrawalPages(settings: Settings, folder: string): OwnPage[] {
  const { withdrawal, order, name: shop } = settings
  if (!withdrawal || !order) return []
  const word = (key: string) => say(settings, folder, `withdrawal.${key}`, { shop })
  const statement = [
    word('statement'),
    `${word('orderNumber')} `,
    `${word('goods')} `,
    `${word('name')} `,
  ].join('\n')
  const { email, whatsapp = '' } = order
  const addressOf =
    email === undefined ? whatsappAddress(whatsapp) : mailAddress(email, word('subject'))
  return [
    page('withdrawal', [
      `# ${word('title')}`,
      word('steps'),
      word('number'),
      `[${word('begin')}](${SECOND_STEP}.md)`,
    ]),
    page(SECOND_STEP, [
      `# ${word('confirmTitle')}`,
      word('send'),
      `[${word('confirm')}](<${addressOf(statement)}>)`,
    ]),
  ]
}

function page(name: string, paragraphs: readonly string[]): OwnPage {
  const text = paragraphs.join('\n\n')
  return { ...readMarkdown(text), name, file: `pages/${name}.md`, text, faults: [] }
}
