import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { say } from '#tools/site/messages/read-messages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { yearsText } from '#src/domain/facts/years.ts'
import { pageBodySchema } from '#src/domain/pages/page-content.ts'
import { wayToRoot, withPaths } from '#tools/site/languages/shop-json.ts'
import { codeOf } from '#tools/site/languages/shop-languages.ts'
import PAGES from './asked-pages.json' with { type: 'json' }
import { readMarkdown } from './read-markdown.ts'
import { readPages, type OwnPage } from './read-pages.ts'

/** The second step of a withdrawal: only the first links to it. */
export const SECOND_STEP = 'withdrawal-confirm'

/** What pages are called that say how goods are sent back. */
export const RETURNS_PAGE = /return|refund|withdraw|widerruf|retour|rueckgabe|zwrot|devoluc|recesso/

/** The owner's own pages in the language of the build or else the first, and those that the settings ask for, unless the owner has written them. */
export function shopPages(settings: Settings, folder: string): OwnPage[] {
  const own = inLanguage(readPages(folder, codesOf(settings)), settings)
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...askedPages(settings, folder).filter(({ name }) => !names.has(name))]
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

/**
 * What the law asks (docs/law.md), in the shop's words. A withdrawal has two steps, and no reason: Directive (EU)
 * 2023/2673, article 11a.
 */
function askedPages(settings: Settings, folder: string): OwnPage[] {
  const { accessibility, guarantee, order, script, name: shop, language, withdrawal } = settings
  const isAsked: Readonly<Record<string, unknown>> = {
    ...{ withdrawal: withdrawal && order, [SECOND_STEP]: withdrawal && order },
    ...{ accessibility: accessibility && order, guarantee, consent: script },
  }
  const word = (key: string, values: Readonly<Record<string, string>> = {}) =>
    say(settings, folder, key, { shop, ...values })
  const { email, whatsapp = '' } = order ?? {}
  const write = (subject: string, text: string) =>
    (email === undefined ? whatsappAddress(whatsapp) : mailAddress(email, word(subject)))(text)
  const values = {
    years: yearsText(String(guarantee?.years), language),
    label: word('facts.guarantee'),
    address: `<${write('accessibility.title', '')}>`,
  }
  const statement = ['orderNumber', 'goods', 'name'].map((key) => `\n${word(`withdrawal.${key}`)} `)
  const { notice } = guarantee ?? {}
  const parts: Readonly<Record<string, string>> = {
    withdrawalAddress: write(
      'withdrawal.subject',
      word('withdrawal.statement') + statement.join(''),
    ),
    notice: notice ? `![${word('guarantee.notice')}](<${notice}>)` : '',
  }
  return Object.entries(PAGES)
    .filter(([name]) => isAsked[name])
    .map(([name, paragraphs]) => {
      const text = paragraphs
        .join('\n\n')
        .replace(/\{([\w.]+)\}/g, (_, key: string) => parts[key] ?? word(key, values))
      return { ...readMarkdown(text), name, file: `pages/${name}.md`, text, faults: [] }
    })
}
