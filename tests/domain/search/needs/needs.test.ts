import { expect, it } from 'vitest'
import { importedShop, wrongAnswers } from './answers.ts'
import { bicycleNeeds, listNeeds, synonyms as bicycleWords } from './bicycles.ts'
import { demoNeeds } from './demo.ts'
import type { Need } from './found.ts'
import { gardenNeeds, synonyms as gardenWords } from './garden.ts'
import { hifiNeeds, synonyms as hifiWords } from './hifi.ts'

const NEEDS = 'tests/shops/needs'
const BICYCLES = 'tests/shops/bicycles'

/** The share of queries whose first three answers meet what is asked for. */
const RIGHT = 0.95

type Words = readonly (readonly [string, string])[]

const needed = (name: string, words: Words) => () =>
  importedShop(
    `${NEEDS}/${name}.csv`,
    { shop: `${NEEDS}/${name}.shop.json`, map: `${NEEDS}/${name}.map.json` },
    words,
  )

const listed = () =>
  importedShop(
    `${BICYCLES}/list.csv`,
    { shop: `${BICYCLES}/shop.json`, map: `${BICYCLES}/map.json` },
    bicycleWords,
  )

it.each<[name: string, folder: () => Promise<string>, needs: readonly Need[]]>([
  ['the demo', () => Promise.resolve('public'), demoNeeds],
  ['a bicycle shop', needed('bicycles', bicycleWords), bicycleNeeds],
  ['the list of a bicycle shop', listed, listNeeds],
  ['a hi-fi shop', needed('hifi', hifiWords), hifiNeeds],
  ['a garden shop', needed('garden', gardenWords), gardenNeeds],
])('%s answers needs', async (_, folder, needs) => {
  const wrong = await wrongAnswers(await folder(), needs)
  const right = needs.length - wrong.length
  expect({ wrong, isEnough: right >= RIGHT * needs.length }).toMatchObject({ isEnough: true })
})
