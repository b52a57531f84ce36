import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/lib/boot-state.ts'
import { themeAtom } from '#src/state/persisted-choice.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'

interface RoomProps {
  readonly of: Pick<Product, 'pictureSizes'> | undefined
  readonly children: ReactNode
}

/** The first window of a product's page, in the product's colour; on phones, the browser's own bar follows. */
export function Room({ of, children }: RoomProps) {
  const ref = useRef<HTMLDivElement>(null)
  const theme = useAtomValue(themeAtom)
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const { color, backdrop, ratio } = of?.pictureSizes ?? {}
  const [lit, setLit] = useState(0)
  useEffect(() => colorBrowser(ref.current), [color, theme, isDark, lit])
  return (
    <div
      ref={ref}
      {...{ [TEMPLATE_ATTRIBUTES.room]: '' }}
      // The inline script has set its colour.
      suppressHydrationWarning
      className="room"
      // Not `roomOf`: the edges of its photograph would be those of every picture in the room.
      style={{
        '--product': color,
        '--backdrop': backdrop,
        '--ratio': color === undefined ? ratio : undefined,
      }}
      // The colour is known when it has arrived.
      onTransitionEnd={({ propertyName }) => propertyName === '--product' && setLit(lit + 1)}
    >
      {children}
    </div>
  )
}

function colorBrowser(room: Element | null): () => void {
  const color = room ? getComputedStyle(room).backgroundColor : ''
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const own = metas.map(({ content }) => content)
  for (const meta of metas) meta.content = color
  return () => metas.forEach((meta, index) => (meta.content = own[index] ?? ''))
}
