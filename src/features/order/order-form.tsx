import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { fullAddress } from '#src/ui/share-link.ts'
import * as page from '#src/components/page/two-columns.module.css'
import { PriceTerms } from '#src/components/product/price-terms.tsx'
import { type CartLine, cartPieces } from '#src/domain/cart/cart.ts'
import { cartTotal } from '#src/domain/cart/todays-lines.ts'
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
import * as m from '#src/messages/messages.gen.ts'
import { currentOrderNumber } from '#src/state/receipts.ts'
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

/** The total, fields for what the owner asks, and the links that send the order. The answers are not stored. */
export function OrderForm({ order, lines, leftOut }: OrderFormProps) {
  const [number] = useState(currentOrderNumber)
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
    email !== undefined && { name: 'mail', address: mailAddress(email, orderTitle(number)) },
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
  // A provider's address cannot hold what is engraved.
  const isTold = lines.every(({ product }) => optionsText(product) === '')
  const providerLink = provider && isTold ? providerAddress(provider.link, lines, total) : undefined
  return (
    <div className={styles.order}>
      <div>
        <p className={page.sum}>{formatPrice(total)}</p>
        <p className="quiet">{m.orderTotal({ count: cartPieces(lines) })}</p>
        {delivery && (
          <>
            <p className="quiet">{m.orderGoods({ price: formatPrice(cartTotal(lines)) })}</p>
            <p className="quiet">{delivery.text}</p>
          </>
        )}
        <PriceTerms />
      </div>
      {deliveries.length > 1 && (
        <SelectField
          label={m.orderWay}
          value={way}
          options={deliveries.map(({ text }, value) => ({ value, label: text }))}
          onChange={setWay}
        />
      )}
      {/* The provider's link comes before the fields, because a provider does not get their answers. */}
      {provider && (
        <div className="row not-printed">
          {providerLink === undefined ? (
            <p role="alert">
              {isTold
                ? m.orderTooManyLines({ provider: provider.name })
                : m.orderNoOptions({ provider: provider.name })}
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
              {m.orderContinue({ provider: provider.name })}
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
                label={m.orderNote}
                autoComplete="off"
                isLong
                maxLength={LONGEST_NOTE}
                value={note}
                onChange={setNote}
              />
              {note !== '' && (
                <p className="note">
                  {m.orderCharactersLeft({ count: LONGEST_NOTE - note.length })}
                </p>
              )}
            </div>
          </div>
          <details className="not-printed" open={isPasted}>
            <summary className="action">{m.orderRead}</summary>
            <p className={styles.message}>{text}</p>
          </details>
          {isPasted && <p>{m.orderTooLong}</p>}
          <div className="row not-printed">
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
                {...(name !== 'mail' && { target: '_blank', rel: 'noreferrer' })}
              >
                {buttonText(order, name, ways.length)}
              </a>
            ))}
          </div>
          <ByHand text={orderText(message, 'full')} />
        </>
      )}
      <Sent receipt={receiptOf(number, lines, delivery)} />
    </div>
  )
}

/** The owner's words; with several ways, each says which it is. */
function buttonText({ button: words }: OrderSettings, way: string, count: number): string {
  if (words === undefined) return m.orderSend({ way })
  return count === 1 ? words : m.orderSendInWords({ words, way })
}

/** The link to the packing slip; undefined if the cart is too large for one. */
function useSlipLink(number: string, lines: readonly CartLine[], delivery: string | undefined) {
  const router = useRouter()
  const cart = lines.map(({ product, quantity }) => ({ id: product.id, quantity }))
  const { data, isPending } = useQuery({
    queryKey: ['slip link', cart],
    // The form stays while another tab changes the cart.
    placeholderData: keepPreviousData,
    queryFn: () => writeSharedLists({ cart, favourites: [] }),
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

function propsOf({ label, autocomplete, required }: OrderField) {
  return {
    label: required ? label : m.orderOptional({ label }),
    autoComplete: autocomplete ?? 'off',
    type: autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text',
    isLong: autocomplete === 'street-address',
    maxLength: LONGEST_ANSWER,
    required,
  }
}
