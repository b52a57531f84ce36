import sharp from 'sharp'

const known = new Map<string, boolean>()

/** Whether a string is a CSS colour: `lightsteelblue`, `#576856`, `rgb(10 20 30)`. */
export function isCssColor(text: string): boolean {
  const before = known.get(text)
  if (before !== undefined) return before
  const isColor = canPaint(text)
  known.set(text, isColor)
  return isColor
}

function canPaint(background: string): boolean {
  try {
    sharp({ create: { width: 1, height: 1, channels: 3, background } })
    return true
  } catch {
    return false
  }
}
