import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect } from '@playwright/test'
import * as z from 'zod'
import type { Key, OpenTab, Size } from './tab.ts'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })
const sizeSchema = z.object({ width: z.number(), height: z.number() })

/** WebDriver's codes for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' }

/** Xvfb picks a free display and prints its number. */
const SCREEN = ['-displayfd', '1', '-noreset', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']

/** Lets the browser's toolbar shrink to the width of a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; margin: 0; padding: 0 } toolbar * { font-size: 1px }'

/** Longer than any command takes, and shorter than a test may, in milliseconds. */
const TIME_LIMIT = 60_000

/** Opens WebKitGTK on a virtual screen, through its W3C WebDriver. The scripts run in every page once it has loaded. */
export async function openWebKit(
  driverPath: string,
  port: number,
  scripts: readonly string[],
): Promise<OpenTab> {
  const settings = mkdtempSync(`${tmpdir()}/gadgetry-webkit-`)
  mkdirSync(`${settings}/gtk-3.0`)
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, NARROW_TOOLBAR)
  const screen = spawn('Xvfb', SCREEN, { stdio: ['ignore', 'pipe', 'ignore'] })
  const display = String(await once(screen.stdout, 'data')).trim()
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings },
  })
  const root = `http://127.0.0.1:${port}`
  await expect(() => send('GET', `${root}/status`)).toPass({ timeout: 20_000 })
  const answer = await send('POST', `${root}/session`, { capabilities: {} })
  const session = `${root}/session/${sessionSchema.parse(answer).sessionId}`

  const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)
  const execute = (script: string) => post('execute/sync', { script, args: [] })
  const act = async (type: string, ...actions: object[]) => {
    await post('actions', { actions: [{ type, id: type, actions }] })
  }
  /** The driver runs no script in a page that the page before has opened. */
  const prepare = async () => {
    if (await execute('return "TestingLibraryDom" in globalThis')) return
    for (const script of scripts) await execute(script)
  }
  const setViewport = async ({ width, height }: Size) => {
    await post('window/rect', { width, height })
    const page = sizeSchema.parse(
      await execute('return { width: innerWidth, height: innerHeight }'),
    )
    await post('window/rect', { width: 2 * width - page.width, height: 2 * height - page.height })
  }
  let mouse = { x: 0, y: 0 }

  return {
    tab: {
      goto: (url) => post('url', { url }).then(prepare),
      reload: () => post('refresh').then(prepare),
      evaluate: (expression) => prepare().then(() => execute(`return ${expression}`)),
      setViewport,
      mouse: {
        move: (x, y) => {
          // WebDriver takes whole pixels only.
          mouse = { x: Math.round(x), y: Math.round(y) }
          return act('pointer', { type: 'pointerMove', ...mouse, duration: 50 })
        },
        down: () => act('pointer', { type: 'pointerDown', button: 0 }),
        up: () => act('pointer', { type: 'pointerUp', button: 0 }),
        wheel: async ({ deltaY }) => {
          await act('wheel', { type: 'scroll', ...mouse, deltaX: 0, deltaY })
          // Release the actions, or WebKit's driver subtracts this turn from the next one.
          await send('DELETE', `${session}/actions`)
        },
      },
      keyboard: {
        press: (key) =>
          act('key', { type: 'keyDown', value: KEYS[key] }, { type: 'keyUp', value: KEYS[key] }),
      },
    },
    close: async () => {
      const ends = [driver, screen].map((child) => once(child, 'exit'))
      await send('DELETE', session)
      driver.kill()
      screen.kill()
      await Promise.all(ends)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(TIME_LIMIT),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = answerSchema.parse(await response.json())
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
