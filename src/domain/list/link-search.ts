import {
  parameterText,
  searchParameters,
  type ParameterValue,
  type SearchSchema,
  type SearchValues,
} from '#src/domain/address/search-parameter.ts'
import { BASIC_COLORS } from '#src/domain/color/basic-color.ts'
import { AVAILABILITIES } from '#src/domain/product/availability.ts'
import { KINDS } from '#src/domain/product/product.ts'
import type { CatalogueSearch, listSearchSchema } from './catalogue-search.ts'

/** Values for a link, which code gives; without one, it has its default. */
type LinkValues = Readonly<Record<string, ParameterValue | undefined>>

type LinkParameters = Readonly<Record<string, string | undefined>>

export function filterParameters(
  schema: typeof listSearchSchema,
  { q, ...filters }: LinkValues & { readonly q?: string | undefined },
): LinkParameters {
  const search = { q: q?.trim(), ...filters }
  return checkedParameters(schema, search, withoutImpossible(schema.parse(search)))
}

/**
 * @param read what the shop reads from these values: they are refused unless it is the same
 * @throws {TypeError} for a value that an address cannot have
 */
export function checkedParameters<Search extends SearchValues>(
  schema: SearchSchema<Search>,
  values: LinkValues,
  read: SearchValues = schema.parse(values),
): LinkParameters {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const text = parameterText(inAnyOrder(value))
    const known = read[name]
    checkPossible(
      name,
      value,
      known !== undefined && text === parameterText(inAnyOrder(known)) && text.isWellFormed(),
    )
  }
  return searchParameters(schema, values)
}

function inAnyOrder(value: ParameterValue): ParameterValue {
  const isList = typeof value === 'object' && Symbol.iterator in value
  return isList ? [...new Set(value)].sort() : value
}

/** The values that differ from the defaults, without those that no product can have. */
export function filtersOf(schema: typeof listSearchSchema, parameters: LinkParameters) {
  const search: Partial<ReturnType<typeof withoutImpossible>> = withoutImpossible(
    schema.parse(parameters),
  )
  const texts = searchParameters(schema, search)
  for (const name of Object.keys(search)) {
    if (texts[name] === undefined) Reflect.deleteProperty(search, name)
  }
  return search
}

function withoutImpossible(search: CatalogueSearch) {
  const isLowerCase = (slug: string) => slug === slug.toLowerCase()
  return {
    ...search,
    brand: search.brand.filter(isLowerCase),
    kind: KINDS.filter((kind) => search.kind.includes(kind)).sort(),
    color: BASIC_COLORS.filter((color) => search.color.includes(color)).sort(),
    capacity: search.capacity.filter(isLowerCase),
    ram: search.ram.filter(isLowerCase),
    screen: search.screen.filter(isLowerCase),
    year: search.year.filter(isLowerCase),
    availability: AVAILABILITIES.filter((each) => search.availability.includes(each)).sort(),
    fits: search.fits.filter(isLowerCase),
  }
}

/** @throws {TypeError} unless an address can have the value */
export function checkPossible(name: string, value: unknown, isPossible: boolean): void {
  if (!isPossible) throw new TypeError(`${name} cannot be ${JSON.stringify(value)}`)
}
