import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import { useReturnState } from '#src/components/page/history-entry.ts'

interface ProductLinkProps extends Pick<
  ComponentProps<'a'>,
  'id' | 'className' | 'onClick' | 'children' | 'aria-describedby'
> {
  readonly product: Product
}

/** Says the product's name, unless it has children. */
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
