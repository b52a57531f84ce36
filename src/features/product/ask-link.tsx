import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { articleNumberText, type Product } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** Opens a message to the owner that names the product: its price is on request, or the owner takes questions of all. */
export function AskLink({ product }: { readonly product: Product }) {
  const { email, whatsapp, ask } = SETTINGS.order ?? {}
  const subject = `${product.name}, ${articleNumberText(product)}`
  const write =
    email === undefined
      ? whatsapp !== undefined && whatsappAddress(whatsapp)
      : mailAddress(email, subject)
  if (!write || !(ask || product.availability === 'request')) return null
  return (
    <a href={write(`I have a question about: ${subject}\n\n`)} className="action not-printed">
      Ask about this
    </a>
  )
}
