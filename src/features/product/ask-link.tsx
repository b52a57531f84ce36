import { mailAddress, whatsappAddress } from '#src/domain/order/order-addresses.ts'
import { articleNumberText, type Product } from '#src/domain/product/product.ts'
import type { OrderSettings } from '#src/domain/settings/settings.ts'

interface AskLinkProps {
  readonly product: Product
  readonly ways: OrderSettings
}

/** Opens a message to the owner that names the product, by e-mail or else by WhatsApp. */
export function AskLink({ product, ways: { email, whatsapp = '' } }: AskLinkProps) {
  const subject = `${product.name}, ${articleNumberText(product)}`
  const write = email === undefined ? whatsappAddress(whatsapp) : mailAddress(email, subject)
  return (
    <a href={write(`I have a question about: ${subject}\n\n`)} className="action not-printed">
      Ask about this
    </a>
  )
}
