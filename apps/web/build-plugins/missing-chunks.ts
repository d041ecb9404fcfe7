import type { Plugin } from 'vite'

const routersWay =
  /console\.error\([^;]*\);\s*console\.error\(error\);[^}]*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const ours = 'return missingChunk(error);'

/**
 * By default the router reloads the current page, losing typed text. `app/errors/missing-chunk.ts` decides instead
 * (specification §4).
 */
export function missingChunks(): Plugin {
  return {
    name: 'missing-chunks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        if (!routersWay.test(code)) this.error('The router loads its modules in another way than this plugin knows')
        return `import { missingChunk } from '/app/errors/missing-chunk.ts';\n${code.replace(routersWay, ours)}`
      },
    },
  }
}
