import { createHash } from 'node:crypto'
import { basename, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

const webFolder = fileURLToPath(new URL('..', import.meta.url))

/** In every style sheet, so that the order of the layers does not depend on which one a page loads first. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (root: { prepend: (css: string) => unknown }) => void root.prepend('@layer reset, base, ui, features, last;'),
}

/** The same in the builds of the server and the client, on every machine. */
function shortName(name: string, file: string): string {
  const path = relative(webFolder, file).replaceAll(sep, '/')
  return `c${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 5)}`
}

/** A namespace, unlike a default export, lets the bundler replace `styles.card` by its class name. */
const namespaceImports: Plugin = {
  name: 'css-module-namespaces',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) => code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
  },
}

/** With its class names replaced, nothing imports the module any more; its style sheet must stay. */
const keptStyles: Plugin = {
  name: 'css-module-kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

const isStyleOnly = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Chunk =>
  file.type === 'chunk' && !file.isEntry && file.moduleIds.length > 0 && file.moduleIds.every((id) => /\.css$/.test(id))

/** Vite keeps an empty script beside each shared style sheet of modules: pages need the sheet alone. */
const noEmptyScripts: Plugin = {
  name: 'css-module-no-empty-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const empty = new Map(chunks.filter(isStyleOnly).map((chunk) => [chunk.fileName, chunk]))
    for (const chunk of chunks) {
      for (const name of chunk.imports) {
        const styles = empty.get(name)
        if (styles === undefined) continue
        for (const sheet of styles.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(sheet)
        chunk.code = chunk.code.replaceAll(`import"./${basename(name)}";`, '')
      }
      chunk.imports = chunk.imports.filter((name) => !empty.has(name))
    }
    for (const name of empty.keys()) delete bundle[name]
  },
}

/** Readable class names in development, short ones in a build, and no table of class names in the scripts. */
export const cssModules = (): Plugin[] => [
  {
    name: 'css-modules',
    config: (_config, { command }) => ({
      css: {
        modules: { generateScopedName: command === 'build' ? shortName : '[name]__[local]' },
        postcss: { plugins: [layerOrder] },
      },
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
    }),
  },
  namespaceImports,
  keptStyles,
  noEmptyScripts,
]
