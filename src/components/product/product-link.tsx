import { Link } from '@tanstack/react-router'
import type { Product } from '#src/domain/product/product.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { useReturnState } from '#src/components/page/use-return-state.ts'

interface ProductLinkProps {
  readonly id?: string | undefined
  readonly product: Product
  readonly className: string | undefined
}

/** A product's name, which opens its page. */
export function ProductLink({ id, product, className }: ProductLinkProps) {
  return (
    <Link
      id={id}
      dir="auto"
      to="/$category/$productId"
      params={{ category: product.category, productId: product.itemId }}
      state={useReturnState()}
      {...focusKey('open', product.id)}
      className={className}
    >
      {product.name}
    </Link>
  )
}
