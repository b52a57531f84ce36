import { tanstackRouter } from '@tanstack/router-plugin/vite'

/** Makes the tree of routes, and splits the code of each from the others. In the package, that is done (`tools/dev/pack.ts`). */
export function routes() {
  return tanstackRouter({
    target: 'react',
    routesDirectory: './routes',
    generatedRouteTree: './src/routeTree.gen.ts',
    autoCodeSplitting: true,
    // The home page is in the file that every visit needs: it is small, and compresses well there.
    codeSplittingOptions: {
      splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined),
    },
    quoteStyle: 'single',
    semicolons: false,
  })
}
