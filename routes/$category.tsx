import { createFileRoute } from '@tanstack/react-router'
import { isCategory } from '#src/domain/category.ts'

export const Route = createFileRoute('/$category')({
  params: {
    // False for any other first segment: the router then finds no route, and shows the not-found page.
    parse: ({ category }) => isCategory(category) && { category },
  },
})
