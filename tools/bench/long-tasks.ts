import type { Browser } from '@playwright/test'
import * as z from 'zod'
import type { Host } from './host.ts'
import { pagesOf } from './pages.ts'
import { MOBILE_NETWORK, openPhone, visit } from './phone.ts'

/** A task of a page's main thread that takes longer than 50 ms; times in milliseconds, with the slow processor. */
export interface LongTask {
  readonly page: string
  /** Since the navigation. */
  readonly start: number
  readonly duration: number
  /** What took most of it: the browser's names, longest first. */
  readonly parts: string
}

const LIMIT = 50

/** Events that say little: they contain the others. */
const WRAPPERS = new Set(['RunTask', 'ThreadControllerImpl::RunTask', 'RunMicrotasks'])

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  args: z
    .object({
      data: z.looseObject({ url: z.string().optional() }).optional(),
      beginData: z.looseObject({ url: z.string().optional() }).optional(),
    })
    .optional(),
})
type TraceEvent = z.infer<typeof eventSchema>

const traceSchema = z.object({ traceEvents: z.array(eventSchema) })

/** Traces one cold load of each page of each build on a slow phone. */
export async function measureLongTasks(
  browser: Browser,
  hosts: readonly Host[],
): Promise<LongTask[]> {
  const tasks = []
  for (const { name, page: tested, host } of pagesOf(hosts)) {
    const phone = await openPhone(browser, { slowdown: 4, network: MOBILE_NETWORK })
    const { page, close } = phone
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    })
    await visit(phone, `${host.url}${tested.path}`, tested.whole)
    await page.waitForTimeout(1000)
    const trace = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()))
    await close()
    const found = longTasksOf(trace.traceEvents, host.url)
    tasks.push(...found.map((task) => ({ page: name, ...task })))
  }
  return tasks
}

function longTasksOf(events: readonly TraceEvent[], url: string): Omit<LongTask, 'page'>[] {
  // The thread that parses the page is the page's main thread; the browser's own pages have others.
  const start = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(url),
  )
  const own = events.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid)
  return own
    .filter(
      ({ name, ts, dur }) => name === 'RunTask' && dur > LIMIT * 1000 && ts >= (start?.ts ?? 0),
    )
    .map((task) => ({
      start: milliseconds(task.ts - (start?.ts ?? 0)),
      duration: milliseconds(task.dur),
      parts: partsOf(own.filter((event) => isInside(event, task))),
    }))
}

function isInside(event: TraceEvent, task: TraceEvent): boolean {
  return event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur
}

/** The events that take longest, without those that lie inside of a counted one. */
function partsOf(events: readonly TraceEvent[]): string {
  const counted: TraceEvent[] = []
  for (const event of events.toSorted((a, b) => b.dur - a.dur)) {
    if (WRAPPERS.has(event.name) || counted.some((other) => isInside(event, other))) continue
    counted.push(event)
    if (counted.length === 3) break
  }
  return counted.map((event) => `${nameOf(event)} ${milliseconds(event.dur)}`).join(', ')
}

function nameOf({ name, args }: TraceEvent): string {
  const file = args?.data?.url?.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
  return file ? `${name} (${file})` : name
}

function milliseconds(microseconds: number): number {
  return Math.round(microseconds / 1000)
}
