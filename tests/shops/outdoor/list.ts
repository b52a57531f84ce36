/** How many products shoppers can buy. */
const PRODUCTS = 1000

const COLUMNS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount'],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)'],
  ...['Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price'],
  ...['Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Parent', 'Upsells'],
  ...['Cross-sells', 'External URL', 'Button text', 'Position', 'Brands', 'Attribute 1 name'],
  ...['Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global', 'Attribute 1 default'],
  ...['Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible', 'Attribute 2 global'],
] as const

type Cells = Partial<Record<(typeof COLUMNS)[number], string | number>>

interface Kind {
  readonly name: string
  /** As WooCommerce writes it: paths, the deepest of which may be any of them. */
  readonly category: string
  /** The name of the second attribute. */
  readonly option: string
  readonly sizes: readonly string[]
}

const KINDS: readonly [Kind, ...Kind[]] = [
  {
    name: 'Jacket',
    category: 'Clothing, Clothing > Jackets',
    option: 'Size',
    sizes: ['L', 'M', 'S', 'XL'],
  },
  { name: 'Boot', category: 'Footwear > Boots', option: 'Size', sizes: ['44', '42', '43', '41'] },
  { name: 'Tent', category: 'Camping > Tents', option: 'Persons', sizes: ['2', '3', '4'] },
  {
    name: 'Backpack',
    category: 'Luggage > Backpacks > Hiking',
    option: 'Volume',
    sizes: ['30 l', '45 l', '65 l'],
  },
  {
    name: 'Sleeping bag',
    category: 'Camping > Sleeping bags',
    option: 'Length',
    sizes: ['185 cm', '200 cm'],
  },
  { name: 'Stove', category: 'Camping > Stoves, Sale', option: '', sizes: [] },
]
const COLORS = ['Red', 'Forest Green', 'Navy', 'Black', 'Sand'] as const
const BRANDS = ['Nordgrat', 'Halden', 'Tundra & Sons', 'Firn'] as const
const FIRST = ['Ridge', 'Fjord', 'Lynx', 'Moss', 'Summit', 'Tarn', 'Birch', 'Gale'] as const

/** The export of a WooCommerce shop with a thousand products, and some that are hidden, drafts or without their parent. */
export function outdoorList(): string {
  const rows: Cells[] = []
  let sold = 0
  for (let model = 0; sold < PRODUCTS; model++) {
    const variations = modelRows(model).slice(0, PRODUCTS - sold + 1)
    sold += Math.max(1, variations.length - 1)
    rows.push(...variations)
    if (model % 25 === 0) rows.push(...unsold(model))
  }
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')
}

/** A product without variations, or a parent and its variations. */
function modelRows(model: number): Cells[] {
  const kind = at(KINDS, model)
  const name = `${at(FIRST, model)} ${kind.name} ${100 + model}`
  const price = 20 + ((model * 37) % 400)
  const shared = {
    ...{ 'Is featured?': 0, 'Visibility in catalog': 'visible', 'Tax status': 'taxable' },
    ...{ Published: 1, 'In stock?': 1, 'Backorders allowed?': 0, 'Allow customer reviews?': 1 },
  }
  const parent: Cells = {
    ...shared,
    ...{ ID: model * 50 + 1, SKU: `M${100 + model}`, Name: name, Type: 'variable' },
    'Short description': '<p>For days outside.</p>',
    Description: `<p>${name} is made for wind.\\n</p><ul><li>Light</li><li>Dry, warm</li></ul>`,
    ...{ Categories: kind.category, Brands: at(BRANDS, model), Tags: 'outdoor, new' },
    'Weight (kg)': ((model % 30) + 2) / 10,
  }
  if (kind.sizes.length === 0) {
    const stock = model % 4 === 0 ? 0 : model % 20
    return [
      {
        ...parent,
        Type: 'simple',
        Stock: stock,
        'In stock?': Number(stock > 0),
        'Regular price': price,
      },
    ]
  }
  const colors = [at(COLORS, model), at(COLORS, model + 1)]
  const options = { 'Attribute 1 name': 'Colour', 'Attribute 2 name': kind.option }
  return [
    {
      ...parent,
      ...options,
      'Attribute 1 value(s)': colors.join(', '),
      'Attribute 2 value(s)': kind.sizes.join(', '),
    },
    ...colors.flatMap((color, colorIndex) =>
      kind.sizes.map((size, sizeIndex): Cells => {
        const index = colorIndex * kind.sizes.length + sizeIndex
        const stock = (model * 7 + index * 5) % 12
        return {
          ...{ ...shared, ...options, Type: 'variation', Name: `${name} - ${color}, ${size}` },
          ...{ ID: model * 50 + 2 + index, SKU: `M${100 + model}-${index + 1}` },
          ...{ Parent: `M${100 + model}`, Position: index + 1, Stock: stock },
          'In stock?': Number(stock > 0),
          'Regular price': price,
          ...(model % 5 === 0 && { 'Sale price': price - 5.5 }),
          ...{ 'Attribute 1 value(s)': color, 'Attribute 2 value(s)': size },
        }
      }),
    ),
  ]
}

/** A hidden product and a draft. */
function unsold(model: number): Cells[] {
  const sold = {
    Type: 'simple',
    'In stock?': 1,
    'Regular price': 10,
    Categories: 'Camping > Stoves',
  }
  return [
    {
      ...sold,
      ID: model * 50 + 40,
      Name: `Hidden ${model}`,
      Published: 1,
      'Visibility in catalog': 'hidden',
    },
    {
      ...sold,
      ID: model * 50 + 41,
      Name: `Draft ${model}`,
      Published: -1,
      'Visibility in catalog': 'visible',
    },
  ]
}

function at<First, Item>(items: readonly [First, ...Item[]], index: number): First | Item {
  return items[index % items.length] ?? items[0]
}

function csvCell(cell: string | number): string {
  const text = String(cell)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
