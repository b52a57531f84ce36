import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useReturnState } from '#src/components/page/history-entry.ts'
import type { Product } from '#src/domain/product/product.ts'
import { showMessageAtom } from '#src/state/messages.ts'

/** Opens the page of a product that asks for options, also if its details do not load; else calls `add`. */
export function useAskFirst() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const returnState = useReturnState()
  const showMessage = useSetAtom(showMessageAtom)
  return async ({ category, itemId }: Product, add: () => void) => {
    const { detailsQuery } = await import('#src/data/details-query.ts')
    const details = await client.query(detailsQuery(category)).catch(() => undefined)
    const detail = details?.find(({ id }) => id === itemId)
    if (details && !detail?.options) {
      add()
      return
    }
    showMessage('Please choose first.')
    const params = { category, productId: itemId }
    void navigate({ to: '/$category/$productId', params, state: returnState() })
  }
}
