import type { Settings } from '#tools/build/settings/read-settings.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPages, type OwnPage } from './read-pages.ts'

/** The second step of a withdrawal: only the first links to it. */
export const SECOND_STEP = 'withdrawal-confirm'

/** The owner's own pages, and the two steps of a withdrawal that the settings ask for, unless the owner has written them. */
export function shopPages(settings: Settings, folder: string): OwnPage[] {
  const own = readPages(folder)
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...withdrawalPages(settings).filter(({ name }) => !names.has(name))]
}

/** Directive (EU) 2023/2673, article 11a: two steps, without a reason. */
function withdrawalPages({ withdrawal, order, name: shop }: Settings): OwnPage[] {
  if (!withdrawal || !order) return []
  const statement = encodeURIComponent(
    [
      `I withdraw from my contract with ${shop}.`,
      'Number of the order: ',
      'Only these goods of it (empty: all): ',
      'Name: ',
    ].join('\r\n'),
  )
  const { email = '', whatsapp = '' } = order
  const subject = encodeURIComponent(`Withdrawal, ${shop}`)
  const link =
    email === ''
      ? `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}?text=${statement}`
      : `mailto:${email}?subject=${subject}&body=${statement}`
  return [
    page('withdrawal', [
      '# Withdraw from a contract',
      'You can withdraw from what you have ordered here, without saying why. It takes two steps.',
      'Have the number of your order ready, such as AB-261124-7K3Q. It stands in the message that you have sent us, and [your cart](#/cart) lists your orders.',
      `[Withdraw from the contract here](${SECOND_STEP}.md)`,
    ]),
    page(SECOND_STEP, [
      '# Confirm the withdrawal',
      'This opens a message to us. Fill in the number of your order and your name, and send it. We confirm that it has arrived.',
      `[Confirm withdrawal](<${link}>)`,
    ]),
  ]
}

function page(name: string, paragraphs: readonly string[]): OwnPage {
  const text = paragraphs.join('\n\n')
  return { ...readMarkdown(text), name, file: `pages/${name}.md`, text, faults: [] }
}
