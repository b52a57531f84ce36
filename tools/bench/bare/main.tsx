import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { createRoot } from 'react-dom/client'
import * as z from 'zod'
import { PAGE_WIDTH, pictureSources } from '#src/domain/pictures/picture-sources.ts'

/*
 * The second floor of the benchmark: three pages with twelve cards each on the libraries of the shop, without any
 * feature and without the specified delay. No shop on these libraries can be much faster.
 */

const CARDS = 12

const productSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  category: z.enum(['phones', 'tablets', 'accessories']),
  name: z.string(),
  image: z.string(),
  pictureSizes: z.object({ widths: z.array(z.number()), formats: z.array(z.string()) }).optional(),
  price: z.number(),
  year: z.number(),
})
type Product = z.infer<typeof productSchema>

const detailSchema = z.object({
  id: z.string(),
  screen: z.string(),
  processor: z.string(),
  ram: z.string(),
})

const listOf = <Entry extends z.ZodType>(name: string, entry: Entry) =>
  queryOptions({
    queryKey: [name],
    queryFn: async () => z.array(entry).parse(await (await fetch(`api/${name}.json`)).json()),
    staleTime: Infinity,
  })
const productsQuery = listOf('products', productSchema)

const cartAtom = atomWithStorage<readonly string[]>('bare', [])
const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})
const columns: ColumnDef<typeof features, Product>[] = [{ id: 'year', accessorKey: 'year' }]
const NO_PRODUCTS: Product[] = []

function Cards({ category }: { readonly category: string }) {
  const { data = NO_PRODUCTS } = useQuery({
    ...productsQuery,
    select: (products) => products.filter((product) => product.category === category),
  })
  const table = useTable({
    features,
    columns,
    data,
    initialState: {
      sorting: [{ id: 'year', desc: true }],
      pagination: { pageIndex: 0, pageSize: CARDS },
    },
  })
  return (
    <ul>
      {table.getRowModel().rows.map(({ original }) => (
        <li key={original.id}>
          <Card product={original} />
        </li>
      ))}
    </ul>
  )
}

function Card({ product }: { readonly product: Product }) {
  const { id, itemId, category, name } = product
  const [cart, setCart] = useAtom(cartAtom)
  return (
    <article>
      <Picture product={product} />
      <h2>
        <Link to="/$category/$productId" params={{ category, productId: itemId }}>
          {name}
        </Link>
      </h2>
      <p>{price.format(product.price)}</p>
      <button type="button" onClick={() => setCart([...cart, id])}>
        {cart.includes(id) ? 'Added' : 'Add to cart'}
      </button>
    </article>
  )
}

function Picture({ product }: { readonly product: Product }) {
  return (
    <picture>
      {pictureSources(product.image, product.pictureSizes, PAGE_WIDTH).map((source) => (
        <source key={source.type} {...source} sizes="(width >= 640px) 192px, 34vw" />
      ))}
      <img src={product.image} alt="" />
    </picture>
  )
}

function ListPage() {
  const { category = 'phones' } = useParams({ strict: false })
  return (
    <>
      <h1>{category}</h1>
      <Cards category={category} />
    </>
  )
}

function ProductPage() {
  const { category = '', productId } = useParams({ strict: false })
  const product = useQuery(productsQuery).data?.find(({ itemId }) => itemId === productId)
  const detail = useQuery(listOf(category, detailSchema)).data?.find(({ id }) => id === productId)
  return (
    <>
      <h1>{product?.name}</h1>
      {product && <Picture product={product} />}
      {detail && <p id="tech-specs">{`${detail.screen}, ${detail.processor}, ${detail.ram}`}</p>}
      <Cards category={category} />
    </>
  )
}

function Frame() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const root = createRootRoute({ component: Frame })
const pages = [
  createRoute({ getParentRoute: () => root, path: '/', component: ListPage }),
  createRoute({ getParentRoute: () => root, path: '$category', component: ListPage }),
  createRoute({ getParentRoute: () => root, path: '$category/$productId', component: ProductPage }),
]
const router = createRouter({ routeTree: root.addChildren(pages), history: createHashHistory() })

const element = document.getElementById('root')
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
