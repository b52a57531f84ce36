export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads the text after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
