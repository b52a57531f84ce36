import { expect } from '@playwright/test'
import * as z from 'zod'
import { find, type Step } from './finder.ts'
import type { Tab } from './tab.ts'

/** The steps to an element, by role and name. */
export type Target = readonly Step[]

type Facts = ReturnType<typeof find>[number]

const factsSchema = z.custom<Facts>((facts) => facts !== undefined)
const foundSchema = z.array(factsSchema)

/** The shop in a tab. Every method waits for its result. */
export type Shop = ReturnType<typeof shopIn>

export function shopIn(tab: Tab, baseUrl: string) {
  /** Runs a function in the page. It cannot use variables from outside; argument and result are JSON. */
  const run = <Argument>(script: (argument: Argument) => unknown, argument: Argument) =>
    tab.evaluate(`(${String(script)})(${JSON.stringify(argument)})`)
  const look = async (target: Target, isShown = false) =>
    foundSchema.parse(await run(find, { steps: target, isShown }))
  const hash = () => run(() => location.hash, null)
  const scrollTop = async () => z.number().parse(await run(() => Math.round(window.scrollY), null))

  /** Waits until the first match has these facts. Resolves to all its facts. */
  const see = async (target: Target, facts: Partial<Facts> = {}) => {
    const message = describe(target)
    let seen: Facts | undefined
    await expect
      .poll(async () => (seen = (await look(target))[0]), { message })
      .toMatchObject(facts)
    return factsSchema.parse(seen)
  }

  /** Scrolls an element into view and waits until it is still and can be pressed. */
  const show = async (target: Target) => {
    await expect(async () => {
      const [before] = await look(target, true)
      const [after] = await look(target)
      expect(after).toEqual({ ...before, coveredBy: '', isDisabled: false })
    }, describe(target)).toPass({ timeout: 20_000 })
    return see(target)
  }

  const noted: string[] = []
  /** A page that is left loses its complaints. */
  const noteAll = async () => {
    const complaints = await run(() => globalThis.complaints ?? [], null)
    noted.push(...z.array(z.string()).parse(complaints))
  }

  return {
    tab,
    run,
    see,
    scrollTop,
    /** Loads the shop at a hash such as `#/phones`. */
    open: async (address = '') => {
      await noteAll()
      await tab.goTo(`${baseUrl}${address}`)
    },
    reload: async () => {
      await noteAll()
      await tab.reload()
    },
    /** Console warnings and errors of all pages so far. */
    complaints: async () => {
      await noteAll()
      return noted
    },
    show,
    press: async (target: Target) => tab.click(await show(target)),
    choose: async (select: Target, option: string) => {
      await see(select)
      await run(chooseOption, { name: select.at(-1)?.name ?? '', option })
    },
    seeCount: async (target: Target, count: number) => {
      await expect
        .poll(async () => (await look(target)).length, { message: describe(target) })
        .toBe(count)
    },
    seeHash: async (expected: string) => {
      await expect.poll(hash, { message: 'address' }).toBe(expected)
    },
    /** Waits for a page that the shop itself opens. */
    seePath: async (expected: string) => {
      await expect(async () =>
        expect(await run(() => location.pathname, null)).toBe(expected),
      ).toPass({ timeout: 20_000 })
    },
    seeScrollTop: async (top: number) => {
      await expect.poll(scrollTop, { message: 'scroll position' }).toBe(top)
    },
  }
}

function describe(target: Target): string {
  return target.map(({ role, name, start, at }) => [role, name ?? start, at].join(' ')).join(' > ')
}

/** Runs in the page: sets the select and sends its events, because the system draws the list of options. */
function chooseOption({ name, option }: { readonly name: string; readonly option: string }): void {
  const select = globalThis.TestingLibraryDom.getByRole(document.body, 'combobox', { name })
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${name} is no select`)
  select.focus()
  select.value = [...select.options].find(({ text }) => text === option)?.value ?? option
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
