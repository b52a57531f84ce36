import * as z from 'zod/mini'
import {
  about,
  flag,
  listOf,
  matching,
  oneOf,
  optional,
  preset,
  settingsObject,
  text,
} from './setting-parts.ts'

/** What browsers fill in by themselves, of what an order may need. */
const AUTOCOMPLETE = [
  ...(['name', 'email', 'tel', 'organization', 'street-address', 'postal-code'] as const),
  ...(['address-level2', 'address-level1', 'country-name'] as const),
] as const

const PLACEHOLDER = String.raw`\{(?:cart|reference|total|cents)\}`

/** An address whose path and query may have placeholders. */
const ORDER_LINK = String.raw`^https://[\p{L}\d.-]+(?::\d{1,4})?(?:[/?#](?:[^\s{}]|${PLACEHOLDER})*)?$`

const LINK =
  'must be an https address, with {cart}, {reference}, {total} or {cents} in the place of the order'

const orderLink = z.string(LINK).check(
  z.refine((link) => new RegExp(ORDER_LINK, 'u').test(link) && URL.canParse(link), LINK),
  about(
    'A page of your provider, with the order: {cart} is id:2,id:1; {reference} is id-2_id-1; {total} is 19.90; {cents} is 1990.',
    { pattern: ORDER_LINK },
  ),
)

export const order = settingsObject({
  email: optional(
    matching(
      /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/,
      'must be an e-mail address, such as "orders@shop.example"',
    ),
    'The e-mail address that orders go to.',
  ),
  whatsapp: optional(
    matching(
      /^\+\d(?:[ -]?\d){6,14}$/,
      'must be a number with its country code, such as "+49 170 1234567"',
    ),
    'The number in WhatsApp that orders go to, such as +49 170 1234567.',
  ),
  link: z.optional(orderLink),
  name: optional(text, 'The name of the provider that the link leads to. Left out: its host.'),
  button: optional(
    text,
    'The words of the button that sends it, such as Order with obligation to pay. Left out: Send by e-mail, or by WhatsApp.',
  ),
  ask: preset(
    flag,
    false,
    'Whether each product’s page has Ask about this, which opens a message with its name and number.',
  ),
  fields: listOf(
    settingsObject({
      label: text.check(about('What is asked, such as Your name.')),
      autocomplete: optional(oneOf(AUTOCOMPLETE), 'What the browser may fill in.'),
      required: preset(flag, true, 'Whether it has to be filled in.'),
    }),
    '[{ "label": "Your name" }]',
    'What you ask visitors for, below the lines of their order.',
  ),
})

export function withProvider({ name, link, ...rest }: z.output<typeof order>) {
  const provider = link ? { link, name: name ?? new URL(link).hostname } : undefined
  return { ...rest, provider }
}
