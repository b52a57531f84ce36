import * as z from 'zod'
import { productSchemaOf, type Product } from '#src/domain/product/product.ts'
import { readJsonFile } from '#tools/site/json-values.ts'
import { categoriesIn } from '#tools/site/settings/read-settings.ts'

const entries = z.array(z.unknown()).parse(readJsonFile('public/api/products.json'))

/** An entry of the demo's catalogue. Outside a build, the shop's own schema knows no categories. */
const demoProductSchema = productSchemaOf(categoriesIn(entries))

export const catalogue: readonly Product[] = z.array(demoProductSchema).parse(entries)
