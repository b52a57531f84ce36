import { describe, expect, it } from 'vitest'
import { closeUpOf, pictureSources } from '#src/domain/pictures/picture-sources.ts'
import { productSchema } from '#src/domain/product/product.ts'
import { product } from '#tests/support/products.ts'

const sizes = { widths: [208, 640], formats: ['avif' as const, 'webp' as const], ratio: 1.25 }

describe('the files of a picture', () => {
  it('differ from its plain path in width and format only', () => {
    expect(pictureSources('img/acme/card-640.webp', sizes)).toEqual([
      { type: 'image/avif', srcSet: 'img/acme/card-208.avif 208w, img/acme/card-640.avif 640w' },
      { type: 'image/webp', srcSet: 'img/acme/card-208.webp 208w, img/acme/card-640.webp 640w' },
    ])
  })

  it('are an empty list if the catalogue names no sizes, or the path has no width', () => {
    expect(pictureSources('img/acme/card-640.webp', undefined)).toEqual([])
    expect(pictureSources('img/acme/card.webp', sizes)).toEqual([])
    expect(pictureSources('img/acme-640.webp/card', sizes)).toEqual([])
    expect(pictureSources('', sizes)).toEqual([])
  })

  it('end with the first that is large enough for a page, so that larger ones load in full size only', () => {
    const widthsOf = (widths: readonly number[], enough?: number) =>
      pictureSources('a-1.webp', { widths, formats: ['webp'] }, enough)[0]?.srcSet.match(
        /\d+(?=w)/g,
      )
    expect(widthsOf([208, 640, 1280], 640)).toEqual(['208', '640'])
    expect(widthsOf([400, 800, 1600], 640)).toEqual(['400', '800'])
    expect(widthsOf([1280], 640)).toEqual(['1280'])
    expect(widthsOf([208, 416], 640)).toEqual(['208', '416'])
    expect(widthsOf([208, 640, 1280])).toEqual(['208', '640', '1280'])
  })

  it('of a close-up are beside those of the product, if the catalogue names one', () => {
    const closeUps = ['detail', 'back']
    expect(closeUpOf('img/a/card-640.webp', { ...sizes, closeUps })).toBe('img/a/detail-640.webp')
    expect(closeUpOf('img/a/card-640.webp', sizes)).toBe('img/a/card-640.webp')
  })

  it('escape commas and spaces of a path, which would split the list', () => {
    expect(pictureSources('img/a, b/card-640.webp', { ...sizes, widths: [208] })[0]?.srcSet).toBe(
      'img/a%2C%20b/card-208.avif 208w',
    )
  })
})

describe('the sizes in a catalogue', () => {
  it('are read if they exist, in any of four formats', () => {
    const pictureSizes = { ...sizes, formats: ['avif', 'webp', 'jpeg', 'png'] }
    expect(productSchema.parse({ ...product(), pictureSizes }).pictureSizes).toEqual(pictureSizes)
    expect(productSchema.parse(product())).not.toHaveProperty('pictureSizes')
  })

  it.each([{ widths: [] }, { widths: [0] }, { formats: ['exe'] }, { ratio: -1 }, 'large', null, 7])(
    'are left out if they are %j, and the product stays',
    (wrong) => {
      const pictureSizes = typeof wrong === 'object' && wrong ? { ...sizes, ...wrong } : wrong
      const parsed = productSchema.parse({ ...product(), pictureSizes })
      expect(parsed.pictureSizes).toBeUndefined()
      expect(parsed.name).toBe(product().name)
    },
  )
})
