import { Link } from '@tanstack/react-router'
import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import { useReturnState } from '#src/components/page/use-return-state.ts'
import type { Category } from '#src/domain/product/category.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { MarkedPart } from '#src/domain/search/marked-parts.ts'
import type { RecognisedFilter } from '#src/domain/search/recognised-filters.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import * as styles from './suggestion.module.css'

interface SuggestionProps {
  /** The id of the option. */
  readonly id: string
  readonly isActive: boolean
}

interface SuggestedFilterProps extends SuggestionProps {
  readonly filter: RecognisedFilter
}

/** Leads to the search page, with a filter instead of the words that mean it, and keeps the order of the words. */
export function SuggestedFilter({ filter, ...option }: SuggestedFilterProps) {
  const { facet, slug, facetLabel, label, rest, before, after } = filter
  const value = facet === 'price' || facet === 'sale' ? slug : [slug]
  const content = {
    parts: [
      { text: before && `${before} `, isTyped: before !== '' },
      { text: label, isTyped: false },
      { text: after && ` ${after}`, isTyped: after !== '' },
    ],
    note: facetLabel,
  }
  return (
    <Link to="/search" search={{ q: rest, [facet]: value }} {...optionProps(option, content)}>
      <Sign icon="search" />
      <Texts {...content} />
    </Link>
  )
}

interface SuggestedCategoryProps extends SuggestionProps {
  readonly category: Category
  /** The category's name, in parts that were typed and parts that were not. */
  readonly parts: readonly MarkedPart[]
}

export function SuggestedCategory({ category, parts, ...option }: SuggestedCategoryProps) {
  const content = { parts, note: 'Category' }
  return (
    <Link to="/$category" params={{ category }} {...optionProps(option, content)}>
      <Sign icon="chevron-right" />
      <Texts {...content} />
    </Link>
  )
}

interface SuggestedModelProps extends SuggestionProps {
  /** One of the model's variants. */
  readonly product: Product
  /** The product's name, in parts that were typed and parts that were not. */
  readonly parts: readonly MarkedPart[]
}

/** Leads to the product, with the part of its name that was not typed standing out. */
export function SuggestedModel({ product, parts, ...option }: SuggestedModelProps) {
  const returnState = useReturnState()
  const content = { parts, note: formatPrice(product.price) }
  return (
    <Link
      to="/$category/$productId"
      params={{ category: product.category, productId: product.itemId }}
      state={returnState}
      {...optionProps(option, content)}
    >
      <span className={styles.photo}>
        <ProductPhoto of={product} shownAt="48px" />
      </span>
      <Texts {...content} />
    </Link>
  )
}

interface Content {
  readonly parts: readonly MarkedPart[]
  readonly note: string
}

function optionProps({ id, isActive }: SuggestionProps, { parts, note }: Content) {
  return {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-label': `${parts.map(({ text }) => text).join('')}, ${note}`,
    // The field keeps the focus: its `aria-activedescendant` names the active option.
    tabIndex: -1,
    className: styles.option,
  }
}

function Sign({ icon }: { readonly icon: IconName }) {
  return (
    <span className={styles.sign}>
      <Icon name={icon} />
    </span>
  )
}

function Texts({ parts, note }: Content) {
  // A name that was found by other words, as a synonym, has nothing to tell apart.
  const isMarked = parts.some(({ isTyped }) => isTyped)
  return (
    <>
      <span dir="auto" className={styles.text}>
        {parts.map(({ text, isTyped }, index) =>
          isTyped || !isMarked ? text : <b key={index}>{text}</b>,
        )}
      </span>
      <span className={styles.note}>{note}</span>
    </>
  )
}
