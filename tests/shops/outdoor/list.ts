/** How many products shoppers can buy. */
const PRODUCTS = 1000

const COLUMNS = [
  ...['Type', 'SKU', 'Name', 'Published', 'Description', 'In stock?', 'Stock', 'Weight (kg)'],
  ...['Sale price', 'Regular price', 'Categories', 'Parent', 'Brands', 'Attribute 1 name'],
  ...['Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
]

type Cells = Readonly<Record<string, string | number>>

/** Each kind with its category, its second attribute, and the values of that. */
const KINDS = [
  ['Jacket', 'Clothing, Clothing > Jackets', 'Size', 'L, M, S, XL'],
  ['Boot', 'Footwear > Boots', 'Size', '44, 42, 43, 41'],
  ['Tent', 'Camping > Tents', 'Persons', '2, 3, 4'],
  ['Backpack', 'Luggage > Backpacks > Hiking', 'Volume', '30 l, 45 l, 65 l'],
  ['Sleeping bag', 'Camping > Sleeping bags', 'Length', '185 cm, 200 cm'],
  ['Stove', 'Camping > Stoves, Sale', '', ''],
] as const
const COLORS = ['Red', 'Forest Green', 'Navy', 'Black', 'Sand'] as const
const BRANDS = ['Nordgrat', 'Halden', 'Tundra & Sons', 'Firn'] as const
const FIRST = ['Ridge', 'Fjord', 'Lynx', 'Moss', 'Summit', 'Tarn', 'Birch', 'Gale'] as const

/** The export of a WooCommerce shop with a thousand products. */
export function outdoorList(): string {
  const rows: Cells[] = []
  let sold = 0
  for (let model = 0; sold < PRODUCTS; model++) {
    const variations = modelRows(model).slice(0, PRODUCTS - sold + 1)
    sold += Math.max(1, variations.length - 1)
    rows.push(...variations)
  }
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')
}

/** A product without variations, or a parent and its variations. */
function modelRows(model: number): Cells[] {
  const [kind, category, option, sizes] = at(KINDS, model)
  const [name, sku] = [`${at(FIRST, model)} ${kind} ${100 + model}`, `M${100 + model}`]
  const price = { 'Regular price': 20 + ((model * 37) % 400) }
  const parent = {
    ...{ SKU: sku, Name: name, Published: 1, Categories: category, Brands: at(BRANDS, model) },
    Description: `<p>${name} is made for wind.\\n</p><ul><li>Light</li><li>Dry, warm</li></ul>`,
    'Weight (kg)': ((model % 30) + 2) / 10,
  }
  if (option === '') {
    return [{ ...parent, ...price, ...inStock(model % 4 && model % 20), Type: 'simple' }]
  }
  const attributes = (colors: string, values: string) => ({
    ...{ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': colors },
    ...{ 'Attribute 2 name': option, 'Attribute 2 value(s)': values },
  })
  const colors = [at(COLORS, model), at(COLORS, model + 1)]
  const choices = colors.flatMap((color) => sizes.split(', ').map((size) => [color, size] as const))
  return [
    { ...parent, ...attributes(colors.join(', '), sizes), Type: 'variable' },
    ...choices.map(([color, size], index) => ({
      ...{ Type: 'variation', Published: 1, SKU: `${sku}-${index + 1}`, Parent: sku },
      ...{ ...attributes(color, size), ...inStock((model * 7 + index * 5) % 12), ...price },
      Name: `${name} - ${color}, ${size}`,
      ...(model % 5 === 0 && { 'Sale price': price['Regular price'] - 5.5 }),
    })),
  ]
}

const inStock = (pieces: number) => ({ Stock: pieces, 'In stock?': Number(pieces > 0) })

function at<First, Item>(items: readonly [First, ...Item[]], index: number): First | Item {
  return items[index % items.length] ?? items[0]
}

function csvCell(cell: string | number): string {
  const text = String(cell)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
