import { createServer } from 'node:http'
import { build } from 'vite'
import { demoIn } from '#tests/shops/demo.ts'
import { staticFiles } from '#tools/site/hosting/static-files.ts'

const sites = new Map<string, Promise<ReturnType<typeof staticFiles>>>()

/** Serves the demo in German at `/de/`, and so on. Each is built when it is first asked for, one after another. */
createServer((request, response) => {
  const [, language = '', path = ''] = /^\/(\w+)(.*)/.exec(request.url ?? '') ?? []
  const site = sites.get(language) ?? builtAfter([...sites.values()].at(-1), language)
  sites.set(language, site)
  request.url = path
  void site.then((serve) => serve(request, response))
}).listen(Number(process.argv[2]))

async function builtAfter(previous: Promise<unknown> | undefined, language: string) {
  await previous
  const folder = `test-results/${language}`
  process.env.SHOP_FOLDER = demoIn(language)
  await build({ mode: 'quick', build: { outDir: folder }, logLevel: 'warn' })
  return staticFiles(folder)
}
