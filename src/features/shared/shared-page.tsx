import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { LongList } from '#src/components/page/long-list.tsx'
import * as page from '#src/components/page/two-columns.module.css'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { SummedLine } from '#src/components/product/product-line.tsx'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { ButtonLink } from '#src/components/page/button-link.tsx'
import * as empty from '#src/components/page/empty-state.module.css'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { sharedListsQuery } from '#src/data/shared-lists-query.ts'
import { useHydratedQuery } from '#src/data/use-hydrated-query.ts'
import { type CartLine, cartPieces } from '#src/domain/cart/cart.ts'
import { cartTotal, countedLines } from '#src/domain/cart/todays-lines.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import { type SharedLists, sharedPreview } from '#src/domain/sharing/shared-lists.ts'
import type { SharedSearch } from '#src/domain/address/shared-search.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { addSharedListsAtom, replaceListsAtom } from '#src/state/cart-and-favourites.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import type { ListItem } from '#src/ui/use-drawn-in-steps.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Loader } from '#src/ui/loader.tsx'
import * as styles from './shared-page.module.css'

/** Shows the lists of a link before the visitor takes them over. Changes nothing by itself. */
export function SharedPage({ search }: { readonly search: SharedSearch }) {
  const { lists, problem } = useHydratedQuery(sharedListsQuery(search)).data ?? {}
  const { data: catalogue, isError, refetch } = useHydratedQuery(catalogueQuery())
  return (
    <>
      <Breadcrumb current={m.sharedTitle} />
      <PageHeading className="title">{m.sharedTitle}</PageHeading>
      {problem !== undefined && (
        <div className={empty.empty}>
          <Icon name="search" />
          <h2 role="alert">{problem}</h2>
          <p>{m.sharedUnchanged}</p>
          <ButtonLink to="/" variant="primary">
            {m.pageToStore}
          </ButtonLink>
        </div>
      )}
      {problem === undefined && isError && <ErrorMessage onReload={refetch} />}
      {problem === undefined && !isError && !(lists && catalogue) && (
        <Loader>
          <ListSkeleton of="lines" />
        </Loader>
      )}
      {lists && catalogue && <SharedPreview lists={lists} catalogue={catalogue} />}
    </>
  )
}

interface SharedPreviewProps {
  readonly lists: SharedLists
  readonly catalogue: readonly Product[]
}

function SharedPreview({ lists, catalogue }: SharedPreviewProps) {
  const { cart, favourites, gone } = useMemo(
    () => sharedPreview(lists, catalogue),
    [lists, catalogue],
  )
  const itemOf = (line: CartLine) => ({
    key: line.product.id,
    content: <SummedLine {...line} />,
  })
  const goneItems = gone.map((id) => ({ key: id, content: <p className="quiet">{id}</p> }))
  return (
    <div className={page.columns}>
      <Choice cart={cart} favourites={favourites} />
      <div className={styles.lists}>
        <Part heading={m.cartHeading} items={cart.map(itemOf)} />
        <Part
          heading={m.favouritesTitle}
          items={favourites.map((product) => itemOf({ product, quantity: 1 }))}
        />
        <Part heading={m.cardNotSold} items={goneItems} />
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly cart: readonly CartLine[]
  readonly favourites: readonly Product[]
}

function Choice({ cart, favourites }: ChoiceProps) {
  const add = useSetAtom(addSharedListsAtom)
  const replace = useSetAtom(replaceListsAtom)
  const announce = useSetAtom(announceAtom)
  const navigate = useNavigate()
  const returnState = useReturnState()
  const back = useLocation({ select: ({ state }) => state.back?.href })
  const count = cart.length + favourites.length

  const take = (change: typeof add, done: typeof m.sharedAdded) => {
    change({ cart, favourites })
    announce(done({ count }))
    void navigate({ to: cart.length > 0 ? '/cart' : '/favourites', state: returnState() })
  }
  return (
    <div className={classNames(page.aside, styles.choice)}>
      {cart.length > 0 && (
        <div>
          <p className={page.sum}>{formatPrice(cartTotal(cart))}</p>
          <p className="quiet">{m.orderTotal({ count: cartPieces(countedLines(cart)) })}</p>
        </div>
      )}
      {favourites.length > 0 && (
        <p className="quiet">{m.sharedFavouriteCount({ count: favourites.length })}</p>
      )}
      {count === 0 && <p>{m.sharedAllGone}</p>}
      <div className={styles.buttons}>
        {count > 0 && (
          <>
            <Button onClick={() => take(add, m.sharedAdded)}>{m.sharedAdd}</Button>
            <Button variant="secondary" onClick={() => take(replace, m.sharedReplaced)}>
              {m.sharedReplace}
            </Button>
          </>
        )}
        <Button variant="text" onClick={() => void navigate({ href: back ?? '/' })}>
          {m.sharedNotNow}
        </Button>
      </div>
      {count > 0 && (
        <p className="note not-printed">{cart.length > 0 ? m.sharedCartNote : m.sharedNote}</p>
      )}
    </div>
  )
}

function Part({
  heading,
  items,
}: {
  readonly heading: string
  readonly items: readonly ListItem[]
}) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <LongList items={items} />
    </section>
  )
}
