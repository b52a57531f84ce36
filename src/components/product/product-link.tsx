import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { useReturnState } from '#src/components/page/history-entry.ts'

interface ProductLinkProps {
  readonly id?: string | undefined
  readonly product: Product
  readonly className?: string | undefined
  readonly onClick?: () => void
  /** Instead of the product's name. */
  readonly children?: ReactNode
}

export function ProductLink({ product, children = product.name, ...props }: ProductLinkProps) {
  return (
    <Link
      dir="auto"
      to="/$category/$productId"
      params={{ category: product.category, productId: product.itemId }}
      state={useReturnState()}
      {...focusKey('open', product.id)}
      {...props}
    >
      {children}
    </Link>
  )
}
