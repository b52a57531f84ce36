import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'

const message = z.object({
  type: z.string(),
  event: z.optional(z.string()),
  data: z.optional(z.unknown()),
})

/** Runs the command `dev` of a program until the test has finished, and listens as a page of the shop does. */
export async function runningDev(program: string, folder: string) {
  const child = spawn(process.execPath, [program, 'dev', folder, '--no-open', '--port', '5390'])
  onTestFinished(() => void child.kill())
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const address = await new Promise<string>((resolve, reject) => {
    child.on('close', () => reject(new Error(output)))
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\S+/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  const socket = new WebSocket(address.replace('http', 'ws'), 'vite-hmr')
  const heard: string[] = []
  let listen = () => undefined
  const say = (event: string) => {
    socket.send(JSON.stringify({ type: 'custom', event }))
  }
  socket.addEventListener('message', ({ data }) => {
    const { type, event, data: found } = message.parse(JSON.parse(String(data)))
    heard.push(type === 'custom' ? `${event ?? ''} ${JSON.stringify(found)}` : type)
    listen()
    if (type === 'full-reload') say('shop:shown')
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  say('shop:ask')
  say('shop:shown')
  return {
    read: async (path: string) => (await fetch(address + path)).text(),
    /** The next message with a text in it. */
    hears: (part: string) =>
      new Promise<string>((resolve) => {
        listen = () => {
          const index = heard.findIndex((text) => text.includes(part))
          if (index >= 0) resolve(heard.splice(0, index + 1).at(-1) ?? '')
          return undefined
        }
        listen()
      }),
  }
}
