import { render, screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { QrCode } from '#src/components/share/qr-code.tsx'

/** In pixels for each module of the code: about what a camera sees of a screen. */
const MODULE = 4

/** What a camera reads from the code. */
async function scanned(text: string): Promise<string> {
  render(<QrCode text={text} />)
  const code = screen.getByRole('img', { name: 'QR code of the link' })
  const [, , width = 0] = code.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  code.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const { data, info } = await sharp(Buffer.from(code.outerHTML))
    .resize(width * MODULE, width * MODULE, { kernel: 'nearest' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The environment of components has arrays of its own.
  return decodeQR({ ...info, data: new Uint8Array(data) }, { timeLimit: 2000 })
}

it.each([
  ['a product', 'https://shop.example/gadgets/p/acme-one-64gb-black/'],
  ['a host in capitals and digits', 'HTTPS://SHOP.EXAMPLE/1'],
  ['a list with filters', 'http://localhost:4173/#/phones?brand=acme_orbit&price=300-700&page=2'],
  ['letters of other scripts', 'https://shop.example/#/phones/чехол-日本-👩‍👩‍👧'],
  ['a shared cart', `https://shop.example/#/shared?cart=2.${'aZ09-_'.repeat(60)}`],
  ['as much as a code can hold', `https://shop.example/#/shared?cart=${'a'.repeat(2000)}`],
])('the QR code of %s reads back as the link', async (_, link) => {
  expect(await scanned(link)).toBe(link)
})
