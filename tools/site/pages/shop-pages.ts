import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { say } from '#tools/site/messages/read-messages.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { yearsText } from '#src/domain/facts/years.ts'
import { pageBodySchema } from '#src/domain/pages/page-content.ts'
import { wayToRoot, withPaths } from '#tools/site/languages/shop-json.ts'
import { codeOf } from '#tools/site/languages/shop-languages.ts'
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

/** What the law asks (docs/law.md), in the shop's words. */
function askedPages(settings: Settings, folder: string): OwnPage[] {
  const { accessibility, guarantee, order, script, name: shop, withdrawal } = settings
  const word = (key: string, values: Readonly<Record<string, string>> = {}) =>
    say(settings, folder, key, { shop, ...values })
  const { email, whatsapp = '' } = order ?? {}
  const write = (subject: string) =>
    email === undefined ? whatsappAddress(whatsapp) : mailAddress(email, subject)
  const statement = [
    word('withdrawal.statement'),
    ...['orderNumber', 'goods', 'name'].map((key) => `${word(`withdrawal.${key}`)} `),
  ].join('\n')
  return [
    ...pages(withdrawal && order, {
      // Directive (EU) 2023/2673, article 11a: two steps, without a reason.
      withdrawal: [
        `# ${word('withdrawal.title')}`,
        word('withdrawal.steps'),
        word('withdrawal.number'),
        `[${word('withdrawal.begin')}](${SECOND_STEP}.md)`,
      ],
      [SECOND_STEP]: [
        `# ${word('withdrawal.confirmTitle')}`,
        word('withdrawal.send'),
        `[${word('withdrawal.confirm')}](<${write(word('withdrawal.subject'))(statement)}>)`,
      ],
    }),
    ...pages(guarantee, {
      guarantee: [
        `# ${word('guarantee.title')}`,
        word('guarantee.law', { years: yearsText(String(guarantee?.years), settings.language) }),
        word('guarantee.maker', { label: word('facts.guarantee') }),
        ...(guarantee?.notice ? [`![${word('guarantee.notice')}](<${guarantee.notice}>)`] : []),
      ],
    }),
    ...pages(accessibility && order, {
      accessibility: [
        `# ${word('accessibility.title')}`,
        word('accessibility.aim'),
        ...['tested', 'limits', 'contact'].flatMap((part, index) => [
          `## ${word(`accessibility.${part}`)}`,
          word(`accessibility.${['tests', 'missing', 'write'][index] ?? ''}`, {
            address: `<${write(word('accessibility.title'))('')}>`,
          }),
        ]),
      ],
    }),
    ...pages(script, { consent: [`# ${word('consent.title')}`, word('consent.about')] }),
  ]
}

/** Pages by their names, if they are asked for. */
function pages(isAsked: unknown, texts: Readonly<Record<string, readonly string[]>>): OwnPage[] {
  if (!isAsked) return []
  return Object.entries(texts).map(([name, paragraphs]) => {
    const text = paragraphs.join('\n\n')
    return { ...readMarkdown(text), name, file: `pages/${name}.md`, text, faults: [] }
  })
}
