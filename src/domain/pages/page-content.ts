import * as z from 'zod/mini'

const TAGS = [
  ...(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
  ...(['a', 'img', 'strong', 'em', 'del', 'code'] as const),
] as const

const elementShape = {
  tag: z.enum(TAGS),
  /** A page or file of the shop, or an address: never a script. */
  href: z.optional(z.string().check(z.regex(/^(?:#\/|(?:\.\.\/)?files\/|https?:|mailto:|tel:)/))),
  src: z.optional(z.string().check(z.regex(/^(?:https:|(?:\.\.\/)?img\/)/))),
  alt: z.optional(z.string()),
  /** The first number of a list. */
  start: z.optional(z.number()),
  /** Of a cell, if its column says one. */
  align: z.optional(z.enum(['left', 'center', 'right'])),
}

export interface PageElement extends z.infer<z.ZodMiniObject<typeof elementShape>> {
  readonly children: PageNode[]
}

/** A string or an element: the build makes them of Markdown, and React renders them. */
export type PageNode = string | PageElement

const nodeSchema: z.ZodMiniType<PageNode> = z.union([
  z.string(),
  z.object({ ...elementShape, children: z.array(z.lazy(() => nodeSchema)) }),
])

export const pageBodySchema = z.array(nodeSchema)

/** The content of a file of `api/pages/`. */
export const pageContentSchema = z.object({ title: z.string(), body: pageBodySchema })

export type PageContent = z.infer<typeof pageContentSchema>
