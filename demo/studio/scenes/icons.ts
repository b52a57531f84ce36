/** An icon that is drawn from the shop's mark, `public/img/favicon.svg`. */
export interface Icon {
  /** Relative to `public`. */
  readonly path: string
  /** Width and height in pixels. */
  readonly size: number
  /** Square where the phone's system rounds the corners itself. */
  readonly corners: 'round' | 'square'
}

export const ICONS: readonly Icon[] = [
  { path: 'img/icons/favicon-32.png', size: 32, corners: 'round' },
  { path: 'img/icons/favicon-48.png', size: 48, corners: 'round' },
  { path: 'img/icons/apple-touch-180.png', size: 180, corners: 'square' },
  { path: 'img/icons/app-192.png', size: 192, corners: 'round' },
  { path: 'img/icons/app-512.png', size: 512, corners: 'round' },
  { path: 'img/icons/maskable-512.png', size: 512, corners: 'square' },
]

/** The picture that other sites show for a link to the shop: the first banner's products, and the mark. */
export const SHARE = {
  path: 'img/icons/share.jpg',
  width: 1200,
  height: 630,
  quality: 80,
  ground: ['#3b4254', '#14161d'],
  mark: { size: 168, left: 132, top: 231 },
  /** The scene and its size in this picture: it is at the lower right, and its empty left part is cut off. */
  scene: { id: 'scene/banner/titans-wide', width: 1450, height: 580 },
} as const
