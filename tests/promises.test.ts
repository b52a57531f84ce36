import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { buildLink, readLink } from '#src/links.ts'
import { shopEvents } from '#src/analytics/shop-events.ts'
import { CONSENT_KEY, LANGUAGE_CHOSEN_KEY, STORAGE_KEYS } from '#src/state/storage-keys.ts'
import { build } from '#tools/owner/commands/build.ts'
import { check } from '#tools/owner/commands/check.ts'
import { dev } from '#tools/owner/commands/dev.ts'
import { exportCommand } from '#tools/owner/commands/export.ts'
import { importCommand } from '#tools/owner/commands/import.ts'
import { create } from '#tools/owner/commands/new.ts'
import { ordersCommand } from '#tools/owner/commands/orders.ts'
import { photos } from '#tools/owner/commands/photos.ts'
import { publishCommand } from '#tools/owner/commands/publish.ts'
import { upgrade } from '#tools/owner/commands/upgrade.ts'
import { words } from '#tools/owner/commands/words.ts'
import { previewFiles } from '#tools/site/previews/preview-files.ts'
import { FILES, jsonSchemaOf } from '#tools/site/schemas/schemas.ts'
import { shopFolder } from '#tools/site/settings/shop-folder.ts'
import { runCommand } from './support/import-run.ts'
import { previewShop } from './support/preview-shop.ts'
import { phones, product } from './support/products.ts'
import { expectPromised, namesIn } from './support/promised.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const schema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  required: z.optional(z.array(z.string())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
})

/** What a JSON Schema allows, one thing a line: `shop.slides[].title: string`. */
function allowedBy(path: string, part: unknown): string[] {
  const { data } = schema.safeParse(part)
  if (!data) return []
  const { required = [], properties = {}, anyOf = [], oneOf = [], allOf = [] } = data
  const values = [...(data.enum ?? []), ...(data.const === undefined ? [] : [data.const])]
  const isOpen = typeof data.additionalProperties === 'object'
  return [
    ...[data.type ?? []].flat().map((type) => `${path}: ${type}`),
    // All currencies of the world are no promise.
    ...(values.length < 20 ? values.map((value) => `${path}: ${JSON.stringify(value)}`) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => [
      ...allowedBy(`${path}.${name}`, inner),
      ...(required.includes(name) ? [] : [`${path}.${name}: may be left out`]),
    ]),
    ...(isOpen ? allowedBy(`${path}.*`, data.additionalProperties) : []),
    ...(data.items === undefined ? [] : allowedBy(`${path}[]`, data.items)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => allowedBy(path, each)),
  ]
}

it('the settings of shop.json and the fields of the catalogue stay', () => {
  const lines = FILES.flatMap((file) => allowedBy(file.name, jsonSchemaOf(file)))
  expectPromised('files', [...new Set(lines)])
})

it('the files for machines stay', () => {
  const [product] = phones(1).map((each) => ({ ...each, brand: 'Acme', image: 'img/a.jpg' }))
  expectPromised(
    'feeds',
    Array.from(previewFiles(previewShop(product ? [product] : [])), ([path]) => path).filter(
      (path) => !path.includes('/index.html') || path.startsWith('p/'),
    ),
  )
})

it('every address stays', () => {
  const links = readFileSync('tests/promises/links.txt', 'utf8').split('\n').filter(Boolean)
  expectPromised(
    'links',
    links.filter(
      (link) => readLink(link).page !== 'not-found' && buildLink(readLink(link)) === link,
    ),
  )
})

it('the keys of what visitors have stored stay', () => {
  expectPromised('stored-keys', [...Object.values(STORAGE_KEYS), LANGUAGE_CHOSEN_KEY, CONSENT_KEY])
})

it('the design tokens stay', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8').split('.ground {').at(-1) ?? ''
  expectPromised('tokens', [
    ...new Set(tokens.slice(tokens.indexOf(':root {')).match(/--[\w-]+(?=:)/g)),
  ])
})

it('the events and their fields stay', () => {
  const pushed: object[] = []
  vi.stubGlobal('dataLayer', { push: (entry: object) => pushed.push(entry) })
  const branded = product({ brand: 'Acme', color: 'black' })
  const lines = [{ product: branded, quantity: 1 }]
  const cart = { products: [branded], quantities: new Map() }
  const none = { products: [], quantities: new Map() }
  shopEvents.listShown({}, 'Phones', [branded])
  shopEvents.itemSelected('Phones', branded)
  shopEvents.productShown({}, branded)
  shopEvents.cartChanged(none, cart)
  shopEvents.cartChanged(cart, none)
  shopEvents.cartShown({}, lines)
  shopEvents.checkoutBegun(lines)
  shopEvents.searchShown('phone', 1)
  vi.unstubAllGlobals()
  expectPromised(
    'events',
    pushed.flatMap((entry) => {
      const {
        event = '',
        ecommerce,
        ...fields
      } = z
        .looseObject({ event: z.optional(z.string()), ecommerce: z.nullish(z.looseObject({})) })
        .parse(entry)
      return [...namesIn(`${event}: `, fields), ...namesIn(`${event}: ecommerce`, ecommerce)]
    }),
  )
})

it('what is taken away or renamed fails, and what is added does not', () => {
  expect(() => expectPromised('stored-keys', ['cartProducts', 'favourites'])).toThrow(
    /promised since 1\.0\.0.* needs a new major version or a migration/,
  )
})

// A build takes seconds: the package's test makes a real one.
vi.mock('#tools/site/languages/build-shop.ts', () => ({
  buildShop: (draft: string) => {
    cpSync(join(shopFolder(), 'api'), join(draft, 'api'), { recursive: true })
    return Promise.resolve()
  },
}))

const LIST = 'id,name,category,price\n1,Bell,Bells,9\n2,Horn,Bells,x\n'

it('commands, their options, and the names in what --json prints stay', async () => {
  const root = temporaryFolder({ 'list.csv': LIST, 'list-fr.csv': 'id,name\n1,Cloche\n' })
  const folder = join(root, 'shop')
  const list = join(root, 'list.csv')
  vi.stubEnv('SHOP_FOLDER', folder)
  const lines: string[] = []
  const run = async (command: typeof check, args: string[], values = {}) => {
    const { terminal, refusal } = await runCommand(command, args, values)
    expect(refusal).toBe('')
    lines.push(...namesIn(`${command.name}: `, terminal.results[0]))
  }
  await run(create, [folder])
  await run(importCommand, [list], { to: folder })
  await run(importCommand, [list], { to: folder, 'write-map': join(root, 'map.json') })
  await run(photos, [folder])
  await run(exportCommand, [folder], { csv: true })
  const mails = temporaryFolder({ 'cut.txt': 'Order GD-261124-7K3Q at Gadgetry\n\n1 x A' })
  await run(ordersCommand, [mails, folder])
  await run(words, ['it', folder])
  await run(check, [folder])
  await run(upgrade, [folder])
  const address = 'https://shop.example/'
  await run(build, [folder], { address, anyway: true, out: join(root, 'built') })
  await run(publishCommand, [folder], { anyway: true, out: join(root, 'published') })
  vi.unstubAllEnvs()
  const commands = [
    create,
    importCommand,
    photos,
    check,
    dev,
    build,
    publishCommand,
    ordersCommand,
    exportCommand,
    words,
    upgrade,
  ]
  for (const { name, options } of commands)
    lines.push(name, ...Object.keys(options).map((option) => `${name} --${option}`))
  expectPromised('commands', [...new Set(lines)])
})
