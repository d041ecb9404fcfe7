import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const packages = new Set(['react', 'react/jsx-runtime'])
const prefix = '\0react-exports:'

/** React is CommonJS: bundlers emit `(0, module.useState)(…)` and cannot minify the names. ES exports allow that. */
export function reactExports(): Plugin {
  return {
    name: 'react-exports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, { kind }) {
      const isOurs = packages.has(source) && kind !== 'require-call' && !importer?.startsWith(prefix)
      return isOurs ? prefix + source : undefined
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const source = id.slice(prefix.length)
      return [
        `import whole from ${JSON.stringify(source)}`,
        'export default whole',
        ...Object.keys(require(source)).map((name) => `export const ${name} = whole.${name}`),
      ].join('\n')
    },
  }
}
