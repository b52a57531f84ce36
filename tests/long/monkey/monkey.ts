import type { BrowserContext, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { demoProductSchema } from '#tools/dev/demo-catalogue.ts'
import { createRandom } from './random.ts'
import { doRandomAction, type MonkeyTools } from './actions.ts'
import { faultsOf } from './invariants.ts'
import { readPageState } from './page-state.ts'
import { watchComplaints, watchRequests } from './watch.ts'

interface Play {
  readonly seed: number
  /** Number of actions. */
  readonly actions: number
  /** Never reload the page. */
  readonly isOneVisit: boolean
  /** Called after each action with its number, from 1. */
  readonly onAction?: (count: number, page: Page) => Promise<void> | undefined
}

/** How far the page's clock advances between two checks, in milliseconds. */
const CLOCK_STEP = 100

/** A fault that is still there after this many checks is real. */
const MOST_CHECKS = 60

/** Time limit for files and drawing, in milliseconds of real time. */
const ANSWER_TIME_LIMIT = 10_000

/** How many of the last actions an error message lists. */
const LISTED_ACTIONS = 15

/** Transitions run this many times faster: the run waits for them, and only their end matters. */
const ANIMATION_SPEED = 20

/** The other tab shows 'Page not found', so that it changes nothing by itself. */
const OTHER_TAB_ADDRESS = '#/elsewhere'

const catalogue = z
  .tuple([demoProductSchema], demoProductSchema)
  .parse(JSON.parse(readFileSync('public/api/products.json', 'utf8')))

/**
 * Uses any control, key and gesture in random order, with a controlled clock: the same seed does the same. After each
 * action the page settles, and all invariants are checked.
 *
 * @throws when an invariant is broken, with the seed and the last actions
 */
export async function letMonkeyPlay(context: BrowserContext, play: Play): Promise<void> {
  const complaints = watchComplaints(context)
  const tools = await open(context, play.seed)
  const { page } = tools
  const filesAreThere = watchRequests(page)
  await page.goto('')

  const actions = ['open the shop']
  for (let count = 0; count <= play.actions; count++) {
    if (count > 0) actions.push(await doRandomAction(tools, play.isOneVisit))
    const faults = [...(await faultsAtRest(page, filesAreThere)), ...complaints]
    if (faults.length > 0) {
      const last = actions.map((action, number) => `${number} ${action}`).slice(-LISTED_ACTIONS)
      const fault = `seed ${play.seed}, action ${count}: the page ${faults.join('; the page ')}`
      throw new Error([fault, `at ${page.url()}, after`, ...last].join('\n'))
    }
    if (count > 0) await play.onAction?.(count, page)
  }
}

/** Opens two tabs in which the seed decides all that is random. */
async function open(context: BrowserContext, seed: number): Promise<MonkeyTools> {
  await context.clock.install()
  await context.addInitScript((start) => {
    let last = start
    // The same shuffles in every run.
    Math.random = () => (last += 0.618_033_988_749_895) % 1
    // Open no other site.
    document.addEventListener('click', (event) => {
      const isOutside = event.target instanceof Element && event.target.closest('a[target]')
      if (isOutside) event.preventDefault()
    })
  }, seed)
  const [page, otherTab] = [await context.newPage(), await context.newPage()]
  await otherTab.goto(OTHER_TAB_ADDRESS)
  await page.bringToFront()
  const session = await context.newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: ANIMATION_SPEED })
  return { page, otherTab, session, catalogue, random: createRandom(seed) }
}

/** The faults that remain once the page has settled. */
async function faultsAtRest(page: Page, filesAreThere: () => Promise<unknown>): Promise<string[]> {
  let faults = ['']
  for (let checks = 0; checks < MOST_CHECKS && faults.length > 0; checks++) {
    await page.clock.fastForward(CLOCK_STEP)
    const state = await Promise.race([
      filesAreThere().then(() => readPageState(page)),
      setTimeout(ANSWER_TIME_LIMIT, undefined, { ref: false }),
    ])
    faults = state ? faultsOf(state) : ['does not answer']
  }
  return faults
}
