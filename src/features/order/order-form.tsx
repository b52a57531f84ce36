import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { fullAddress } from '#src/components/page/full-address.ts'
import * as page from '#src/components/page/two-columns.module.css'
import { PriceTerms } from '#src/components/product/price-terms.tsx'
import { counted } from '#src/domain/counted.ts'
import { type CartLine, cartPieces, cartTotal } from '#src/domain/cart/cart.ts'
import { optionsText } from '#src/domain/cart/line-options.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { deliveryCode, deliveryOf } from '#src/domain/order/delivery.ts'
import {
  fieldError,
  LONGEST_ANSWER,
  LONGEST_NOTE,
  orderText,
  orderTitle,
  orderTotal,
} from '#src/domain/order/order-text.ts'
import {
  mailAddress,
  messageText,
  providerAddress,
  whatsappAddress,
} from '#src/domain/order/order-addresses.ts'
import { receiptOf } from '#src/domain/order/receipt.ts'
import { SETTINGS, type OrderField, type OrderSettings } from '#src/domain/settings/settings.ts'
import { writeSharedLists } from '#src/domain/sharing/shared-lists.ts'
import { currentOrderNumber, receiptsAtom } from '#src/state/receipts.ts'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ByHand, Sent } from './hand-over.tsx'
import * as styles from './order-page.module.css'

interface OrderFormProps {
  readonly order: OrderSettings
  readonly lines: readonly CartLine[]
  /** Lines of the cart that cannot be ordered: the message names them. */
  readonly leftOut: readonly CartLine[]
}

/** The total, fields for what the owner asks, and the links that send the order. Nothing that is written is kept. */
export function OrderForm({ order, lines, leftOut }: OrderFormProps) {
  const [number, setNumber] = useState(currentOrderNumber)
  const isTaken = useAtomValue(receiptsAtom).some((receipt) => receipt.number === number)
  // Another tab has sent an order of that number.
  if (isTaken) setNumber(currentOrderNumber())
  const [answers, setAnswers] = useState<readonly string[]>(() => order.fields.map(() => ''))
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const fieldsRef = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState(0)
  const deliveries = SETTINGS.delivery.map((each) => deliveryOf(each, lines))
  const delivery = deliveries[way]
  const { link, isPending } = useSlipLink(
    number,
    lines,
    delivery && deliveryCode(way, delivery.cost),
  )
  if (isPending) return <Loader />

  const { email, whatsapp, provider } = order
  const total = orderTotal(lines, delivery)
  const fields = order.fields.map((field, index) => {
    const value = answers[index] ?? ''
    return { ...field, value, error: fieldError(field, value) }
  })
  const message = { number, lines, leftOut, delivery, answers: fields, note, link }
  const ways = [
    email !== undefined && { name: 'e-mail', address: mailAddress(email, orderTitle(number)) },
    whatsapp !== undefined && { name: 'WhatsApp', address: whatsappAddress(whatsapp) },
  ].filter((each) => each !== false)
  const { text, isPasted } = messageText(
    message,
    ways.map(({ address }) => address),
  )
  const refuseErrors = (event: MouseEvent) => {
    if (fields.every(({ error }) => error === undefined)) return
    event.preventDefault()
    // Only what says that it is invalid can take the focus.
    flushSync(() => setHasTried(true))
    fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  // A provider's address has no room for what is engraved.
  const isTold = lines.every(({ product }) => optionsText(product) === '')
  const providerLink = provider && isTold ? providerAddress(provider.link, lines, total) : undefined
  return (
    <div className={styles.order}>
      <div>
        <p className={page.sum}>{formatPrice(total)}</p>
        <p className="quiet">{`Total for ${counted(cartPieces(lines), 'item')}`}</p>
        {delivery && (
          <>
            <p className="quiet">{`Goods: ${formatPrice(cartTotal(lines))}`}</p>
            <p className="quiet">{delivery.text}</p>
          </>
        )}
        <PriceTerms />
      </div>
      {deliveries.length > 1 && (
        <SelectField
          label="How you get it"
          value={way}
          options={deliveries.map(({ text }, value) => ({ value, label: text }))}
          onChange={setWay}
        />
      )}
      {/* Before what it is not told. */}
      {provider && (
        <div className={classNames(styles.ways, 'not-printed')}>
          {providerLink === undefined ? (
            <p role="alert">
              {isTold
                ? `This cart has too many lines for ${provider.name}. Please order in two parts.`
                : `${provider.name} does not take orders with options.`}
            </p>
          ) : (
            <a
              href={providerLink}
              className={classNames(
                button.button,
                ways.length > 0 ? button.secondary : button.primary,
              )}
              target="_blank"
              rel="noreferrer"
            >
              {`Continue at ${provider.name}`}
            </a>
          )}
        </div>
      )}
      {ways.length > 0 && (
        <>
          <div ref={fieldsRef} className={styles.fields}>
            {fields.map((field, index) => (
              <TextField
                key={index}
                {...propsOf(field)}
                value={field.value}
                error={hasTried ? field.error : undefined}
                onChange={(value) => setAnswers((all) => all.with(index, value))}
              />
            ))}
            <div>
              <TextField
                label="Note (optional)"
                autoComplete="off"
                isLong
                maxLength={LONGEST_NOTE}
                value={note}
                onChange={setNote}
              />
              {note !== '' && (
                <p className="note">{`${LONGEST_NOTE - note.length} characters left`}</p>
              )}
            </div>
          </div>
          <details className="not-printed" open={isPasted}>
            <summary className="action">Read what will be sent</summary>
            <p className={styles.message}>{text}</p>
          </details>
          {isPasted && (
            <p>
              Your order is too long for the message. Copy it or save it as a file, and put it into
              the message before you send it.
            </p>
          )}
          <div className={classNames(styles.ways, 'not-printed')}>
            {ways.map(({ name, address }, index) => (
              <a
                key={name}
                href={address(text)}
                // The first is the page's main action.
                className={classNames(
                  button.button,
                  index === 0 ? button.primary : button.secondary,
                )}
                onClick={refuseErrors}
                {...(name !== 'e-mail' && { target: '_blank', rel: 'noreferrer' })}
              >
                {buttonText(order, name, ways.length)}
              </a>
            ))}
          </div>
          <ByHand number={number} text={orderText(message, 'full')} />
        </>
      )}
      <Sent receipt={receiptOf(number, lines, delivery)} />
    </div>
  )
}

/** The owner's words; with several ways, each says which it is. */
function buttonText({ button: words }: OrderSettings, way: string, count: number): string {
  if (words === undefined) return `Send by ${way}`
  return count === 1 ? words : `${words}, by ${way}`
}

/** The link to the packing slip; undefined if the cart is too large for one. */
function useSlipLink(number: string, lines: readonly CartLine[], delivery: string | undefined) {
  const router = useRouter()
  const cart = lines.map(({ product, quantity }) => ({ id: product.id, quantity }))
  const { data, isPending } = useQuery({
    queryKey: ['slip link', cart],
    // The form stays while another tab changes the cart.
    placeholderData: keepPreviousData,
    // Packed as soon as that is shorter: a message has room for little.
    queryFn: () => writeSharedLists({ cart, favourites: [] }, MOST_PLAIN_IN_MESSAGE),
  })
  const location =
    data &&
    router.buildLocation({
      to: '/order/$number',
      params: { number },
      search: { cart: data.cart, delivery },
    })
  return { link: location && fullAddress(router.history.createHref(location.href)), isPending }
}

const MOST_PLAIN_IN_MESSAGE = 80

function propsOf({ label, autocomplete, required }: OrderField) {
  return {
    label: required ? label : `${label} (optional)`,
    autoComplete: autocomplete ?? 'off',
    type: autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text',
    isLong: autocomplete === 'street-address',
    maxLength: LONGEST_ANSWER,
    required,
  }
}
