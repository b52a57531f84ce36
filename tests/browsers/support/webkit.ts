import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import * as z from 'zod'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })
const sizeSchema = z.object({ width: z.number(), height: z.number() })

/** A browser tab: this one, or a page of Puppeteer. */
export type Tab = Awaited<ReturnType<typeof openWebKit>>['tab']
export type Key = keyof typeof KEYS

/** WebDriver's codes for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' }

/** Xvfb picks a free display and prints its number. */
const SCREEN = ['-displayfd', '1', '-noreset', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']

/** Lets the browser's toolbar shrink to the width of a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; margin: 0; padding: 0 } toolbar * { font-size: 1px }'

/** Opens WebKitGTK on a virtual screen, through its W3C WebDriver. The scripts run in every page once it has loaded. */
export async function openWebKit(driverPath: string, port: number, scripts: readonly string[]) {
  const settings = resolve('test-results/webkit')
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true })
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
  const prepare = async (): Promise<unknown> => {
    if (await execute('return "TestingLibraryDom" in globalThis')) return undefined
    for (const script of scripts) await execute(script)
    return undefined
  }
  const setViewport = async ({ width, height }: z.infer<typeof sizeSchema>) => {
    await post('window/rect', { width, height })
    const page = sizeSchema.parse(
      await execute('return { width: innerWidth, height: innerHeight }'),
    )
    await post('window/rect', { width: 2 * width - page.width, height: 2 * height - page.height })
  }
  let mouse = { x: 0, y: 0 }

  return {
    tab: {
      goto: (url: string) => post('url', { url }).then(prepare),
      evaluate: (expression: string) => prepare().then(() => execute(`return ${expression}`)),
      setViewport,
      mouse: {
        move: (x: number, y: number) => {
          // WebDriver takes whole pixels only.
          mouse = { x: Math.round(x), y: Math.round(y) }
          return act('pointer', { type: 'pointerMove', ...mouse, duration: 50 })
        },
        down: () => act('pointer', { type: 'pointerDown', button: 0 }),
        up: () => act('pointer', { type: 'pointerUp', button: 0 }),
        wheel: async ({ deltaY }: { readonly deltaY: number }) => {
          await act('wheel', { type: 'scroll', ...mouse, deltaX: 0, deltaY })
          // Release the actions, or WebKit's driver subtracts this turn from the next one.
          await send('DELETE', `${session}/actions`)
        },
      },
      keyboard: {
        press: (key: Key) =>
          act('key', { type: 'keyDown', value: KEYS[key] }, { type: 'keyUp', value: KEYS[key] }),
      },
    },
    close: async () => {
      await send('DELETE', session)
      driver.kill()
      screen.kill()
      await once(driver, 'exit')
    },
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = answerSchema.parse(await response.json())
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
