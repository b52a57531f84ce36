import type { Plugin } from 'vite'

const KEEP = 'keepStyles();'

/**
 * Keeps the styles of modules of which nothing is left in the code, because all their class names are written where they
 * are used (`inlineConst`): Vite would leave their styles out. A statement keeps each such module until Vite has taken them.
 */
export function keepStyles(): Plugin {
  return {
    name: 'shop:keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code: `${code}\n${KEEP}`, map: null, moduleSideEffects: true }),
    },
    // Spaces: the source map stays true.
    renderChunk: (code) => ({ code: code.replaceAll(KEEP, ' '.repeat(KEEP.length)), map: null }),
  }
}
