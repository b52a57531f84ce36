import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../catalogue/families.ts'
import { isSlug } from '../../catalogue/slug.ts'
import { COLORS } from '../materials/colors.ts'
import { VIEWS } from '../models/views.ts'
import { SHADES } from '../parameters/shades.ts'
import { picturesFor, planPictures } from '../plan.ts'
import { requestFor } from '../request-for.ts'

const planned = planPictures(FAMILIES)

describe('the plan of pictures', () => {
  it('gives every picture another path', () => {
    expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length)
  })

  it('has paths whose parts are slugs', () => {
    expect(planned.flatMap(({ id }) => id.split('/')).filter((part) => !isSlug(part))).toEqual([])
  })

  it('begins with the card, and has at least four views of a phone and three of anything else', () => {
    for (const [kind, views] of Object.entries(VIEWS)) {
      expect(views[0]?.name, kind).toBe('card')
      expect(views.length, kind).toBeGreaterThanOrEqual(kind === 'phone' ? 4 : 3)
    }
  })

  it('gives no two families or colours the same picture', () => {
    const cards = FAMILIES.flatMap((family) =>
      family.colors.flatMap((color) => picturesFor(family, color).slice(0, 1)),
    )
    const looks = cards.map((picture) => JSON.stringify(requestFor(picture)))
    const twins = cards.filter((_, index) => looks.indexOf(looks[index] ?? '') !== index)
    expect(twins.map(({ id }) => id)).toEqual([])
  })
})

it('has a finish for every colour of the catalogue', () => {
  const unknown = FAMILIES.flatMap(({ id, colors }) =>
    colors.filter((color) => !(color in COLORS) && SHADES[id]?.[color] === undefined),
  )
  expect(unknown).toEqual([])
})
