import { expect, it } from 'vitest'
import { pageBodySchema, pageContentSchema } from '#src/domain/pages/page-content.ts'
import { readMarkdown } from '#tools/site/pages/read-markdown.ts'

/** What of a page reaches the shop. */
function contentOf(markdown: string) {
  const { title, body } = readMarkdown(markdown)
  return pageContentSchema.parse({ title, body })
}

const element = (tag: string, ...children: unknown[]) => ({ tag, children })

it('takes the first heading for the title, and lowers the others', () => {
  expect(
    contentOf('\uFEFF# On *us*\n\nHi\n\n# More\n\n## Even\n\n### More\n\n###### Least'),
  ).toEqual({
    title: 'On us',
    body: [
      element('p', 'Hi'),
      ...[element('h2', 'More'), element('h2', 'Even'), element('h3', 'More')],
      element('h4', 'Least'),
    ],
  })
  expect(contentOf('No title').title).toBe('')
})

it('has lists, tables, code and quotes', () => {
  const { body } = contentOf(
    '3. a\n4. b\n   - [x] c\n\n> d\n\n```\n<e>\n```\n\n| f | g |\n| - | - |\n| `h` | i |\n\n---',
  )
  expect(body).toEqual([
    {
      ...element(
        'ol',
        element('li', 'a'),
        element('li', 'b', element('ul', element('li', '☑ ', 'c'))),
      ),
      start: 3,
    },
    element('blockquote', element('p', 'd')),
    element('pre', element('code', '<e>')),
    element(
      'table',
      element('thead', element('tr', element('th', 'f'), element('th', 'g'))),
      element('tbody', element('tr', element('td', element('code', 'h')), element('td', 'i'))),
    ),
    element('hr'),
  ])
})

it('a table has its columns as their line says', () => {
  const { body } = contentOf('| a | b | c |\n| :- | :-: | --: |\n| 1 | 2 | 3 |')
  const cells = (tag: string, ...texts: string[]) =>
    texts.map((text, index) => ({
      ...element(tag, text),
      align: ['left', 'center', 'right'][index],
    }))
  expect(body).toEqual([
    element(
      'table',
      element('thead', element('tr', ...cells('th', 'a', 'b', 'c'))),
      element('tbody', element('tr', ...cells('td', '1', '2', '3'))),
    ),
  ])
})

it('leaves HTML as text, and reads entities', () => {
  const { body } = contentOf('<script>a</script>\n\nb <i onclick="c">d</i> &ndash; &lt;e')
  expect(body).toEqual([
    element('p', '<script>a</script>'),
    element('p', 'b ', '<i onclick="c">', 'd', '</i>', ' – <e'),
  ])
})

it('shows no comment and no front matter, and breaks lines at <br>', () => {
  const { title, body } = contentOf(
    '---\ntitle: Draft\ntags:\n  - a\n---\n# Terms\n\n<!-- ask the lawyer -->\n\na <!-- b --> c<br>d<BR/>e\n\n<!-- never closed\n\nf',
  )
  expect(title).toBe('Terms')
  expect(body).toEqual([element('p', 'a ', ' c', element('br'), 'd', element('br'), 'e')])
  expect(contentOf('---\n\n# A\n\n---\n\nb').body).toHaveLength(3)
})

it.each([
  ['terms.md', '#/info/terms'],
  ['terms.md#part', '#/info/terms'],
  ['/pages/terms.md', '#/info/terms'],
  ['../files/price-list.pdf', 'files/price-list.pdf'],
  ['files/a%20b.pdf', 'files/a%20b.pdf'],
  ['#/phones?sale=1', '#/phones?sale=1'],
  ['https://post.example/', 'https://post.example/'],
  ['mailto:a@shop.example', 'mailto:a@shop.example'],
  ['Mailto:A@Shop.example', 'mailto:A@Shop.example'],
  ['HTTPS://Post.example/A', 'https://Post.example/A'],
  ['Tel:+49301234', 'tel:+49301234'],
  ['JavaScript:alert()', undefined],
  ['terms.html', undefined],
  ['#part', undefined],
  ['javascript:alert()', undefined],
  ['data:text/html,a', undefined],
  ['//other.example/', undefined],
])('a link to %s leads to %s', (written, meant) => {
  const { links, body } = readMarkdown(`[a](${written})`)
  expect(links).toEqual([{ written, meant }])
  expect(() => pageBodySchema.parse(body)).not.toThrow()
  const a = meant === undefined ? 'a' : { ...element('a', 'a'), href: meant }
  expect(body).toEqual([element('p', a)])
})

it.each([
  ['../img/a.jpg', 'img/a.jpg'],
  ['img/a.jpg', 'img/a.jpg'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['HTTPS://pictures.example/A.jpg', 'https://pictures.example/A.jpg'],
  ['img/../../a.jpg', undefined],
  ['a.jpg', undefined],
])('a picture at %s is shown from %s', (written, meant) => {
  const { pictures, body } = readMarkdown(`![a](${written})`)
  expect(pictures).toEqual([{ written, meant }])
  const img = meant === undefined ? 'a' : { ...element('img'), src: meant, alt: 'a' }
  expect(body).toEqual([element('p', img)])
})
