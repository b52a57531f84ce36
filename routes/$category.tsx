import { createFileRoute } from '@tanstack/react-router'
import { isCategory } from '#src/domain/category.ts'

export const Route = createFileRoute('/$category')({
  params: {
    // No other first segment is a page of the shop: the router looks on, and finds nothing.
    parse: ({ category }) => isCategory(category) && { category },
  },
})
