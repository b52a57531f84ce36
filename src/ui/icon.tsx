/** Outlines on a 24-unit grid, drawn for the shop. Chevrons are mirrored in a page from right to left. */
const PATHS = {
  'chevron-left': 'M14.5 6 8.5 12l6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  cart: 'M5 8h14l-1.1 10.2a2 2 0 0 1-2 1.8H8.1a2 2 0 0 1-2-1.8L5 8Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1',
  check: 'm6 12.5 4 4 8-9',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  compare:
    'M8 19.5h8m-4 0v-15M5 7.5h14M5 7.5l-2.5 6a2.6 2.6 0 0 0 5 0Zm14 0-2.5 6a2.6 2.6 0 0 0 5 0Z',
  heart: 'M12 19.5 5.2 12.8a4.3 4.3 0 0 1 6.1-6.1l.7.7.7-.7a4.3 4.3 0 0 1 6.1 6.1L12 19.5Z',
  home: 'M4.5 11 12 4.8l7.5 6.2M6.5 9.6V19h11V9.6',
  menu: 'M4.5 7.5h15m-15 4.5h15m-15 4.5h15',
  minus: 'M6.5 12h11',
  moon: 'M19.5 14.2A7.7 7.7 0 0 1 9.8 4.5a7.7 7.7 0 1 0 9.7 9.7Z',
  pause: 'M9 6.5v11m6-11v11',
  picture: 'M5 5.5h14v13H5zM5 15.5l4-3.5 3 2.5 3-3 4 3.5M9 9.5h.01',
  play: 'M8.5 6.5v11l9-5.5-9-5.5Z',
  plus: 'M6.5 12h11M12 6.5v11',
  search: 'M10.8 4.8a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.3 10.3 4.4 4.4',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM12 3v1.6m0 14.8V21M3 12h1.6m14.8 0H21M5.6 5.6l1.2 1.2m10.4 10.4 1.2 1.2m0-12.8-1.2 1.2M6.8 17.2l-1.2 1.2',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  readonly filled?: boolean
}

/** A decorative icon, 1.5em wide. The control around it needs text or a name. */
export function Icon({ name, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={name.startsWith('chevron') ? 'chevron' : undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
