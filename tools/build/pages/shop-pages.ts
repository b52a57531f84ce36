import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { say } from '#tools/build/messages/read-messages.ts'
import type { Settings } from '#tools/build/settings/read-settings.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPages, type OwnPage } from './read-pages.ts'

/** The second step of a withdrawal: only the first links to it. */
export const SECOND_STEP = 'withdrawal-confirm'

/** The owner's own pages, and the two steps of a withdrawal that the settings ask for, unless the owner has written them. */
export function shopPages(settings: Settings, folder: string): OwnPage[] {
  const own = readPages(folder)
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...withdrawalPages(settings, folder).filter(({ name }) => !names.has(name))]
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
