import { createFileRoute } from '@tanstack/react-router'
import { isShownCategory } from '#src/domain/settings/shown-categories.ts'

export const Route = createFileRoute('/$category')({
  params: {
    // False for any other first segment: the router then finds no route, and shows the not-found page.
    parse: ({ category }) => isShownCategory(category) && { category },
  },
})
