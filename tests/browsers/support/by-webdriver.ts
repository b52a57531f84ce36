import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect } from '@playwright/test'
import * as z from 'zod'
import type { Engine, Key, Point, Size, Tab } from './tab.ts'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })
const sizeSchema = z.object({ width: z.number(), height: z.number() })

/** WebDriver's codes for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Escape: '\uE00C',
  Enter: '\uE007',
}

/**
 * Xvfb picks a free display and prints its number. Without `-noreset` it restarts whenever a browser ends, and the next
 * browser may find no display.
 */
const SCREEN = ['-displayfd', '1', '-noreset', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']

const PAGE_SIZE = 'return { width: innerWidth, height: innerHeight }'

/** Lets the browser's toolbar shrink to the width of a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; margin: 0; padding: 0 } toolbar * { font-size: 1px }'

/** Longer than any command takes, and shorter than a test may, in milliseconds. */
const TIME_LIMIT = 60_000

/** Starts WebKitGTK through its W3C WebDriver on the given port. */
export async function startByWebDriver(driverPath: string, port: number): Promise<Engine> {
  const root = `http://127.0.0.1:${port}`
  const settings = settingsFolder()
  const screen = spawn('Xvfb', SCREEN, { stdio: ['ignore', 'pipe', 'ignore'] })
  const display = String(await once(screen.stdout, 'data')).trim()
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings },
  })
  await expect(() => send('GET', `${root}/status`)).toPass({ timeout: 20_000 })
  return {
    openTab: async (scripts) => {
      const answer = await send('POST', `${root}/session`, { capabilities: {} })
      return tabOf(`${root}/session/${sessionSchema.parse(answer).sessionId}`, scripts)
    },
    close: async () => {
      const ends = [driver, screen].map((child) => once(child, 'exit'))
      driver.kill()
      screen.kill()
      await Promise.all(ends)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** A temporary folder with GTK settings. */
function settingsFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/gadgetry-webkit-`)
  mkdirSync(`${folder}/gtk-3.0`)
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, NARROW_TOOLBAR)
  return folder
}

function tabOf(session: string, scripts: readonly string[]): Tab {
  const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)
  const execute = (script: string) => post('execute/sync', { script, args: [] })
  /** The driver runs no script in a page that the page before has opened. */
  const prepare = async () => {
    if (await execute('return "TestingLibraryDom" in globalThis')) return
    for (const script of scripts) await execute(script)
  }
  const act = async (type: string, actions: readonly object[]) => {
    await post('actions', { actions: [{ type, id: type, actions }] })
  }

  return {
    goTo: async (url) => {
      await post('url', { url })
      await prepare()
    },
    reload: async () => {
      await post('refresh')
      await prepare()
    },
    evaluate: async (expression) => {
      await prepare()
      return execute(`return ${expression}`)
    },
    click: (point) =>
      act('pointer', [
        { type: 'pointerMove', ...whole(point) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    drag: (from, to) =>
      act('pointer', [
        { type: 'pointerMove', ...whole(from) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerMove', ...whole({ x: (from.x + to.x) / 2, y: from.y }), duration: 50 },
        { type: 'pointerMove', ...whole(to), duration: 50 },
        { type: 'pointerUp', button: 0 },
      ]),
    turnWheel: async (point, deltaY) => {
      await act('wheel', [{ type: 'scroll', ...whole(point), deltaX: 0, deltaY }])
      // Release the actions, or WebKit's driver subtracts this turn from the next one.
      await send('DELETE', `${session}/actions`)
    },
    press: (key) =>
      act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    resize: async (size) => {
      await post('window/rect', size)
      const page = sizeSchema.parse(await execute(PAGE_SIZE))
      await post('window/rect', grownBy(size, page))
    },
    close: async () => {
      await send('DELETE', session)
    },
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(TIME_LIMIT)
  const response = await fetch(url, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${url}: no answer`, { cause })
  })
  const { value } = answerSchema.parse(await response.json())
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** WebDriver takes whole pixels only. */
function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

/** The window size for a page of size `wanted`, given that a window of size `wanted` has a page of size `left`. */
function grownBy(wanted: Size, left: Size): Size {
  return { width: 2 * wanted.width - left.width, height: 2 * wanted.height - left.height }
}
