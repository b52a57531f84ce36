import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'

/** A product of another shop's catalogue; `id` is the same as `itemId` unless overridden. */
export function product(overrides: Partial<Product> = {}): Product {
  const id = overrides.itemId ?? overrides.id ?? 'acme-one-64gb-black'
  return {
    id,
    itemId: id,
    category: 'phones',
    name: 'Acme One 64GB Black',
    image: 'img/acme-one.webp',
    price: 400,
    fullPrice: 500,
    screen: '6.1" OLED',
    capacity: '64GB',
    ram: '4GB',
    year: 2022,
    ...overrides,
  }
}

/** `count` phones with prices 100, 101 … and names Phone 01, Phone 02 …; the newest is the last. */
export function phones(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    return product({
      itemId: `phone-${number}`,
      name: `Phone ${number}`,
      price: 100 + index,
      fullPrice: 200 + 2 * index,
      year: 2000 + index,
    })
  })
}

/** The details that belong to `product()`. */
export function detail(overrides: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 'acme-one-64gb-black',
    namespaceId: 'acme-one',
    name: 'Acme One 64GB Black',
    images: ['img/acme-one-1.webp', 'img/acme-one-2.webp', 'img/acme-one-3.webp'],
    color: 'black',
    colorsAvailable: ['black', 'red'],
    capacity: '64GB',
    capacityAvailable: ['64GB', '128GB'],
    priceDiscount: 400,
    priceRegular: 500,
    screen: '6.1" OLED',
    resolution: '2532x1170',
    processor: 'Acme A1',
    ram: '4GB',
    camera: '12 MP',
    zoom: '2x',
    cell: ['GSM', 'LTE'],
    description: [{ title: 'A bright screen', text: ['It is bright.', 'It is sharp.'] }],
    ...overrides,
  }
}
