import { describe, expect, it } from 'vitest'
import { unchanged } from '../command/unchanged.ts'

const pictures = ['phone/red/card', 'phone/red/back', 'watch/red/card'].map((id) => ({ id }))

/** The pictures that are kept, given how the previews from before compare; those not named have none. */
async function kept(previews: Readonly<Record<string, boolean>>) {
  const found = await unchanged(pictures, ({ id }) => Promise.resolve(previews[id] ?? null))
  return found.map(({ id }) => id)
}

describe('pictures that a change of code leaves as they are', () => {
  it('are those of a family whose preview is the same', async () => {
    expect(await kept({ 'phone/red/card': true })).toEqual(['phone/red/card', 'phone/red/back'])
  })

  it('are none of a family whose preview has changed', async () => {
    expect(await kept({ 'phone/red/card': false })).toEqual([])
  })

  it('include one whose own preview is the same, if another of its family has changed', async () => {
    expect(await kept({ 'phone/red/card': false, 'phone/red/back': true })).toEqual([
      'phone/red/back',
    ])
  })

  it('are none without previews', async () => {
    expect(await kept({})).toEqual([])
  })
})
