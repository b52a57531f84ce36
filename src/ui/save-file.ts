export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads the text after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
