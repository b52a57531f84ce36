import { unpackList, unpackText } from '../packed-cell.ts'
import { shown, type Context } from './context.ts'
import type { Entry } from './fields.ts'
import { pictureAddresses, readPicture } from './pictures.ts'

const FIXES = {
  missing: ['no such picture lies in img/', 'put it there, or write its path as it is there'],
  'not https': [
    'the address of the picture does not begin with https',
    'write an https address, or put the picture into img/; it is left out',
  ],
} as const

/** The main picture and all pictures of a row, the main one first. */
export function readRowPictures(
  entry: Entry,
  context: Context,
): { image: string; images: string[] } {
  const { image = '', images = '' } = entry.facts
  if (context.isOwn) {
    return { image: unpackText(image), images: unpackList(images) }
  }
  const addresses = new Set([...pictureAddresses(image), ...pictureAddresses(images)])
  const paths = [...addresses].map((address) => {
    const { path, fault } = readPicture(address, context.pictures)
    if (fault) {
      const [message, fix] = FIXES[fault]
      context.onProblem({
        level: 'warning',
        rule: `picture-${fault.replace(' ', '-')}`,
        file: context.file,
        line: entry.line,
        field: context.columnOf(image.includes(address) ? 'image' : 'images'),
        read: shown(address),
        message,
        fix,
      })
    }
    return path
  })
  const usable = [...new Set(paths.filter((path) => path !== ''))]
  return { image: usable[0] ?? '', images: usable }
}
