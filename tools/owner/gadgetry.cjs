#!/usr/bin/env node
// Also old versions of Node read this file, and say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > 24 || (major === 24 && minor >= 15)) {
  import('./shop.js')
} else {
  console.error(
    'Gadgetry needs Node.js 24.15 or newer, and this is ' +
      process.versions.node +
      '; install it from https://nodejs.org/',
  )
  process.exitCode = 1
}
