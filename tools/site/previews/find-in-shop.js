/* In the page for missing files: opens the place in the shop that the address means, or offers the one that it may mean. */
addEventListener('DOMContentLoaded', () => {
  const { lists, open, search, languages } = document.documentElement.dataset
  let { shop } = document.documentElement.dataset
  const link = document.getElementById('found')
  const folder = new URL(shop, location.href).pathname
  const start = location.pathname.startsWith(folder) ? folder.length : 1
  let path = location.pathname.slice(start).replace(/\/(index\.html)?$/, '')
  const [language] = path.split('/')
  if (language && languages?.split(' ').includes(language)) {
    shop += `${language}/`
    path = path.slice(language.length + 1)
  }
  // A mail program has encoded the `#`, and perhaps all after it.
  const [, slash, page] = /^(?:index\.html)?%23(\/|%2f)?(.*)$/i.exec(path) ?? []
  if (page !== undefined) {
    location.replace(`${shop}#/${slash === '/' ? page + location.search : textOf(page)}`)
    return
  }
  const [section, , ...more] = path.split('/')
  const isList = lists.split(' ').includes(section) && more.length === 0
  if (isList || path === 'cart' || path === 'favourites') {
    link.href = `${shop}#/${path}`
    link.textContent = open
  } else {
    const name = path
      .split('/')
      .pop()
      .replace(/\.(html?|php|aspx?|jsp)$/i, '')
    const words = textOf(name)
      .replace(/[\s_+-]+/g, ' ')
      .trim()
      .slice(0, 100)
    if (words === '') return
    link.href = `${shop}#/search?${new URLSearchParams({ q: words })}`
    link.textContent = search.replace('{words}', () => words)
  }
  link.parentElement.hidden = false
})

function textOf(encoded) {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
