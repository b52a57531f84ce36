/** A screenshot. */
export interface Picture {
  readonly state: string
  /** The width of the window, in pixels. */
  readonly width: number
  readonly theme: string
  readonly file: string
}

/** The HTML of a page with all pictures, in one row for each state. It shows one theme at a time. */
export function screensPage(pictures: readonly Picture[], themes: readonly string[]): string {
  const states = Object.entries(Object.groupBy(pictures, ({ state }) => state))
  const links = states.map(([state]) => `<a href="#${slugOf(state)}">${state}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui; background: #d8dae0; }
  header { position: sticky; z-index: 1; top: 0; padding: 12px 24px; background: #fff; }
  section { padding: 24px; scroll-margin-top: 96px; }
  .row { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { display: block; height: auto; box-shadow: 0 2px 12px #0003; }
  ${themes.map((theme) => `body:has(#${theme}:not(:checked)) .${theme} { display: none; }`).join('\n  ')}
</style>
<header>
  ${themes.map(themeSwitch).join(' ')}
  <details><summary>States</summary>${links.join(' · ')}</details>
</header>
${states.map(([state, taken = []]) => sectionOf(state, taken)).join('\n')}
</html>
`
}

function themeSwitch(theme: string, index: number): string {
  const checked = index === 0 ? ' checked' : ''
  return `<label><input type="radio" name="theme" id="${theme}"${checked}> ${theme}</label>`
}

function sectionOf(state: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ file, width, theme }) => `<figure class="${theme}">
      <figcaption>${width}</figcaption>
      <a href="${file}"><img src="${file}" alt="${state}, ${width} pixels, ${theme}" loading="lazy"
        width="${Math.round(width / 2)}"></a>
    </figure>`,
  )
  return `<section id="${slugOf(state)}"><h2>${state}</h2><div class="row">${figures.join('')}</div></section>`
}

function slugOf(state: string): string {
  return state.replace(/\W+/g, '-')
}
