import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { readTokens, tokenColors } from '#tools/site/settings/accent.ts'
import { lookFaults, LOOKS, tokensOf, typefaceOf, wholeLook } from '#tools/site/settings/looks.ts'
import { readSettings } from '#tools/site/settings/read-settings.ts'

const stylesOf = (json: object) => tokensOf(readSettings(json))

it.each([{}, { look: 'gallery' }, { look: {} }, { look: { like: 'gallery', type: 'plain' } }])(
  'a shop with %j has the tokens as they are',
  (json) => {
    expect(stylesOf(json).trim()).toBe(readTokens().trim())
    expect(readSettings(json)).toMatchObject({ accent: undefined, hasRows: false })
  },
)

it('cards of a shop with low pictures are as low', () => {
  expect(tokensOf({ look: {}, cardPhoto: 1.5 })).toMatch(/:root \{ --card-photo: 1\.5; \}$/)
})

it('a look has its typeface, and no other is in its styles', () => {
  const faces = { paper: 'source-serif-4', parts: 'ibm-plex-sans' }
  for (const [look, face] of Object.entries(faces)) {
    const styles = stylesOf({ look })
    expect(styles.match(/(?<=@fontsource-variable\/)[\w-]+/g)).toEqual([face])
    expect(styles).not.toContain('@import')
    expect(typefaceOf(wholeLook(look))).toBe(
      `/node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`,
    )
  }
  expect(typefaceOf(wholeLook('gallery'))).toBeUndefined()
})

it('what an owner says goes before what the look says, and the accent before both', () => {
  const look = { like: 'parts', lists: 'cards', corners: 'round', ground: '#f3f6f1' }
  const settings = readSettings({ look, accent: '#8a2f1d' })
  expect(settings).toMatchObject({ hasRows: false, accent: { light: '#8a2f1d' } })
  const styles = tokensOf(settings)
  expect(styles).not.toContain('--list-columns')
  expect(styles).toContain('--radius-large: 22px')
  expect(tokenColors(styles, 'page')[0]).toBe('#f3f6f1')
  expect(tokenColors(styles, 'accent')[0]).toBe('#8a2f1d')
  expect(readSettings({ look: 'parts' })).toMatchObject({
    hasRows: true,
    accent: LOOKS.parts?.accent,
  })
})

it('refuses a ground on which texts cannot be read, with both colours', () => {
  const [fault] = lookFaults(readSettings({ look: { ground: '#b08d57' } }))
  expect(fault).toMatchObject({ field: 'look.ground', fix: 'write a ground that is lighter' })
  expect(fault?.message).toMatch(
    /in the light theme: the contrast of [\w-]+, #\w{6}, on [\w-]+, #\w{6}, is \d\.\d to 1/,
  )
})

it.each(['#ffffff', '#faf6ee', '#eef3f8', '#fdf1f1', '#f1efe6'])(
  'texts can be read on %s',
  (ground) => {
    expect(lookFaults(readSettings({ look: { ground } }))).toEqual([])
  },
)

it('files of looks say tokens only, but for typefaces and products without a room', () => {
  const others = globSync('src/styles/looks/*.css').flatMap((file) => {
    const found: string[] = []
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      const { parent, prop } = declaration
      const isFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
      if (!isFace && !prop.startsWith('--')) found.push(`${file} ${prop}`)
    })
    return found
  })
  expect(others).toEqual(['src/styles/looks/calm.css background'])
})
