import { describe, expect, it } from 'vitest'
import { FAMILIES } from '#catalogue/families.ts'
import { isSlug } from '#catalogue/slug.ts'
import { COLORS } from '#catalogue/studio/materials/colors.ts'
import { VIEWS } from '#catalogue/studio/models/views.ts'
import { SHADES } from '#catalogue/studio/parameters/shades.ts'
import { picturesFor, planPictures } from '#catalogue/studio/plan.ts'
import { requestFor } from '#catalogue/studio/request-for.ts'

const planned = planPictures(FAMILIES)

describe('the plan of pictures', () => {
  it('gives every picture a path of its own', () => {
    expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length)
  })

  it('has paths of slugs', () => {
    expect(planned.flatMap(({ id }) => id.split('/')).filter((part) => !isSlug(part))).toEqual([])
  })

  it('begins with the card, and has at least three views of each product and four of a phone', () => {
    for (const [kind, views = []] of Object.entries(VIEWS)) {
      expect(views[0]?.name, kind).toBe('card')
      expect(views.length, kind).toBeGreaterThanOrEqual(kind === 'phone' ? 4 : 3)
    }
  })

  it('shows no two families or colors alike', () => {
    const cards = FAMILIES.flatMap((family) =>
      family.colors.flatMap((color) => picturesFor(family, color).slice(0, 1)),
    )
    const looks = cards.map((picture) => JSON.stringify(requestFor(picture)))
    const twins = cards.filter((_, index) => looks.indexOf(looks[index] ?? '') !== index)
    expect(twins.map(({ id }) => id)).toEqual([])
  })
})

it('knows every color of a family that is photographed', () => {
  const unknown = FAMILIES.filter(({ kind }) => VIEWS[kind]).flatMap(({ id, colors }) =>
    colors.filter((color) => !(color in COLORS) && SHADES[id]?.[color] === undefined),
  )
  expect(unknown).toEqual([])
})
