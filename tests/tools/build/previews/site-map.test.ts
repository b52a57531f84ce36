import { expect, it } from 'vitest'
import { robots, siteMap } from '#tools/build/previews/write-previews.ts'

const shop = 'https://shop.example/'
const addresses = ['a', 'b', `it's&c`].map((name) => shop + name)

it('lists addresses, escaped', () => {
  expect([...siteMap(shop, addresses)]).toEqual([
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/a</loc></url>
<url><loc>https://shop.example/b</loc></url>
<url><loc>https://shop.example/it&apos;s&amp;c</loc></url>
</urlset>
`,
    ],
  ])
})

it('has parts and an index above the limit of a file', () => {
  const files = siteMap(shop, addresses, 2)
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(files.get('sitemap.xml')).toContain(
    '<sitemap><loc>https://shop.example/sitemap-2.xml</loc></sitemap>',
  )
  const counts = [...files.values()].map((xml) => xml.match(/<loc>/g)?.length)
  expect(counts).toEqual([2, 2, 1])
})

it('lets robots read everything, and tells them of the site map', () => {
  expect(robots()).toBe('User-agent: *\nDisallow:\n')
  expect(robots(`${shop}sitemap.xml`)).toContain('\n\nSitemap: https://shop.example/sitemap.xml\n')
})
