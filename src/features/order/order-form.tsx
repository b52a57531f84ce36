import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { fullAddress } from '#src/components/page/full-address.ts'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { fieldError } from '#src/domain/order/order-text.ts'
import { mailAddress, providerAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import type { OrderField, OrderSettings } from '#src/domain/settings/settings.ts'
import { writeSharedLists } from '#src/domain/sharing/shared-lists.ts'
import { clearCartAtom } from '#src/state/cart-atoms.ts'
import * as button from '#src/ui/button.module.css'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import * as styles from './order-page.module.css'

interface OrderFormProps {
  readonly order: OrderSettings
  readonly lines: readonly CartLine[]
}

/** Fields for what the owner asks, and the links that send the order. Nothing of it is kept. */
export function OrderForm({ order, lines }: OrderFormProps) {
  const clearCart = useSetAtom(clearCartAtom)
  const [answers, setAnswers] = useState<readonly string[]>(() => order.fields.map(() => ''))
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const fieldsRef = useRef<HTMLDivElement>(null)
  const { cartLink, isPending } = useCartLink(lines)
  if (isPending) return <Loader />

  const { email, whatsapp, provider } = order
  const hasMessage = (email ?? whatsapp) !== undefined
  const fields = order.fields.map((field, index) => ({ field, answer: answers[index] ?? '' }))
  const hasErrors = fields.some(({ field, answer }) => fieldError(field, answer) !== undefined)
  const message = {
    lines,
    answers: fields.map(({ field, answer }) => ({ label: field.label, value: answer })),
    note,
    cartLink,
  }
  const refuseErrors = (event: MouseEvent) => {
    if (!hasErrors) return
    event.preventDefault()
    // Only what says that it is invalid can take the focus.
    flushSync(() => setHasTried(true))
    fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const ways = [
    email !== undefined && {
      text: 'Send by e-mail',
      address: mailAddress(email, message),
      tooLong: tooLongFor('an e-mail'),
      takesAnswers: true,
    },
    whatsapp !== undefined && {
      text: 'Send by WhatsApp',
      address: whatsappAddress(whatsapp, message),
      tooLong: tooLongFor('WhatsApp'),
      takesAnswers: true,
    },
    provider && {
      text: `Continue at ${provider.name}`,
      address: providerAddress(provider.link, lines),
      tooLong: `This cart has too many lines for ${provider.name}. Please order in two parts.`,
      takesAnswers: false,
    },
  ].filter((way) => way !== false && way !== undefined)
  return (
    <>
      {hasMessage && (
        <div ref={fieldsRef} className={styles.fields}>
          {fields.map(({ field, answer }, index) => (
            <TextField
              key={index}
              {...propsOf(field)}
              value={answer}
              error={hasTried ? fieldError(field, answer) : undefined}
              onChange={(value) => setAnswers((all) => all.with(index, value))}
            />
          ))}
          <TextField
            label="Note (optional)"
            autoComplete="off"
            isLong
            value={note}
            onChange={setNote}
          />
        </div>
      )}
      <div className={classNames(styles.ways, 'not-printed')}>
        {ways.map(({ text, address, tooLong, takesAnswers }, index) =>
          address === undefined ? (
            <p key={text} role="alert">
              {tooLong}
            </p>
          ) : (
            <a
              key={text}
              href={address}
              // The first is the page's main action.
              className={classNames(button.button, index === 0 ? button.primary : button.secondary)}
              onClick={takesAnswers ? refuseErrors : undefined}
              {...(address.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
            >
              {text}
            </a>
          ),
        )}
      </div>
      <div className={classNames(styles.sent, 'not-printed')}>
        <p>The cart stays as it is until you say that you have sent the order.</p>
        <Button variant="secondary" onClick={() => clearCart()}>
          I have sent it
        </Button>
      </div>
    </>
  )
}

/** The link that rebuilds a cart; undefined if the cart is too large for one. */
function useCartLink(lines: readonly CartLine[]) {
  const router = useRouter()
  const cart = lines.map(({ product, quantity }) => ({ id: product.id, quantity }))
  const { data, isPending } = useQuery({
    queryKey: ['cart link', cart],
    queryFn: () => writeSharedLists({ cart, favourites: [] }),
  })
  const location = data && router.buildLocation({ to: '/shared', search: data })
  const cartLink = location && fullAddress(router.history.createHref(location.href))
  return { cartLink, isPending }
}

function tooLongFor(message: string): string {
  return `This order is too long for ${message}. Please shorten the note, or send it in two parts.`
}

const TYPES: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' }

function propsOf({ label, autocomplete, required }: OrderField) {
  return {
    label: required ? label : `${label} (optional)`,
    autoComplete: autocomplete ?? 'off',
    type: TYPES[autocomplete ?? ''] ?? 'text',
    isLong: autocomplete === 'street-address',
    required,
  }
}
