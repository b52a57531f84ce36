import type { BrowserContext, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { productSchema } from '#src/domain/product.ts'
import { createChance } from './chance.ts'
import { doSomething, type Hands } from './deeds.ts'
import { faultsOf } from './invariants.ts'
import { look } from './look.ts'
import { watchComplaints, watchRequests } from './watch.ts'

interface Play {
  readonly seed: number
  /** How many deeds. */
  readonly actions: number
  /** Whether the page is never loaded anew. */
  readonly isOneVisit: boolean
  /** Called after each deed with its number, from 1. */
  readonly onAction?: (count: number, page: Page) => Promise<void> | undefined
}

/** How much of the page's own time passes between two looks at it, in milliseconds. */
const STEP = 100

/** So many looks later, what is not as it should be is a fault. */
const MOST_LOOKS = 60

/** How long files and drawing may take, in milliseconds of everybody's time. */
const PATIENCE = 10_000

/** So many of the last deeds are told when something is wrong. */
const TOLD = 15

/** How much faster transitions run: they are waited for, and all there is to see is where they end. */
const ANIMATION_SPEED = 20

/** Where the other tab is: no page of the shop, so that all that it does there is by the monkey's hand. */
const ELSEWHERE = '#/elsewhere'

const catalogue = z
  .tuple([productSchema], productSchema)
  .parse(JSON.parse(readFileSync('public/api/products.json', 'utf8')))

/**
 * Has a monkey at the shop: any control, key and gesture in any order, with a clock of its own, so that the same seed
 * does the same. After each deed the page comes to rest, and everything that must always hold is looked at.
 *
 * @throws with the seed, the number of the deed and those before it, when something does not hold
 */
export async function letMonkeyPlay(context: BrowserContext, play: Play): Promise<void> {
  const complaints = watchComplaints(context)
  const hands = await open(context, play.seed)
  const { page } = hands
  const filesAreThere = watchRequests(page)
  await page.goto('')

  const deeds = ['open the shop']
  for (let count = 0; count <= play.actions; count++) {
    if (count > 0) deeds.push(await doSomething(hands, play.isOneVisit))
    const faults = [...(await faultsAtRest(page, filesAreThere)), ...complaints]
    if (faults.length > 0) {
      const last = deeds.map((deed, number) => `${number} ${deed}`).slice(-TOLD)
      const fault = `seed ${play.seed}, action ${count}: the page ${faults.join('; the page ')}`
      throw new Error([fault, `at ${page.url()}, after`, ...last].join('\n'))
    }
    if (count > 0) await play.onAction?.(count, page)
  }
}

/** Two tabs of a browser in which nothing is left to chance but what the seed decides. */
async function open(context: BrowserContext, seed: number): Promise<Hands> {
  await context.clock.install()
  await context.addInitScript((start) => {
    let last = start
    // What is shuffled is shuffled alike each time.
    Math.random = () => (last += 0.618_033_988_749_895) % 1
    // Nothing of the world outside is opened.
    document.addEventListener('click', (event) => {
      const isOutside = event.target instanceof Element && event.target.closest('a[target]')
      if (isOutside) event.preventDefault()
    })
  }, seed)
  const [page, otherTab] = [await context.newPage(), await context.newPage()]
  await otherTab.goto(ELSEWHERE)
  await page.bringToFront()
  const session = await context.newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: ANIMATION_SPEED })
  return { page, otherTab, session, catalogue, chance: createChance(seed) }
}

/** Lets the page come to rest; what is still wrong then is a fault. */
async function faultsAtRest(page: Page, filesAreThere: () => Promise<unknown>): Promise<string[]> {
  let faults = ['']
  for (let looks = 0; looks < MOST_LOOKS && faults.length > 0; looks++) {
    await page.clock.fastForward(STEP)
    const sight = await Promise.race([
      filesAreThere().then(() => look(page)),
      setTimeout(PATIENCE, undefined, { ref: false }),
    ])
    faults = sight ? faultsOf(sight) : ['does not answer']
  }
  return faults
}
