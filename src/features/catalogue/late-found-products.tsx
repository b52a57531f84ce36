import { lazy, Suspense, type ComponentProps } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import { CataloguePending } from './catalogue-pending.tsx'

const FoundProducts = lazy(async () => {
  const { FoundProducts } = await loadCode('search results', () => import('./found-products.tsx'))
  return { default: FoundProducts }
})

/** `FoundProducts` as code of its own, which lists without a search do not load. */
export function LateFoundProducts(props: ComponentProps<typeof FoundProducts>) {
  return (
    <Suspense fallback={<CataloguePending />}>
      <FoundProducts {...props} />
    </Suspense>
  )
}
