/*
 * In the head of every preview page, before anything is drawn: leads people into the shop, and replaces the page in
 * the history. Search engines index the page that a script leads to, so they stay here.
 */
;(() => {
  const root = document.documentElement
  const { depth, route } = root.dataset
  // 'Cubot' is a maker of phones.
  if (/(^|[^u])bot|crawl|spider|slurp|google-inspection/i.test(navigator.userAgent)) return
  const folders = location.pathname.replace(/\/(index\.html)?$/, '').split('/')
  // One slash only: two would be followed by another host.
  const shop = folders.slice(0, -depth).join('/').replace(/^\/+/, '/') + '/'
  root.hidden = true
  location.replace(shop + location.search + route)
})()
