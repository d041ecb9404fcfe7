import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Modules of pages that work offline: frame, lists, history and writing. */
const wanted =
  /[\\/]app[\\/](entry\.client|root|(layouts|live|events|page|ui|pwa|outbox|errors|text|viewer|quick-exit)[\\/]|features[\\/]\w+[\\/](messages|rooms|talk|shares|comments|reactions|notifications|members|profiles|dashboard|encounters|honors|favorites|favorite-list|files|voice|written-text|search|history)[\\/]|routes[\\/](dashboard|shares?|members|messages|messages-list|messages-thread|rooms|room|community-room|notifications|visits|honors|favorites|search|profile|own-profile)\.)|tus-js-client/
const unwanted = /heic-worker|heic-to|zxcvbn|password|crop|dnd-kit|standalone-scripts/

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Chunk => file.type === 'chunk'

/** A chunk that only re-exports has no modules of its own, but pages request it. */
function isWanted({ moduleIds, facadeModuleId }: Chunk): boolean {
  const ids = [...moduleIds, facadeModuleId ?? '']
  return ids.some((id) => wanted.test(id)) && !ids.some((id) => unwanted.test(id))
}

export function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (file === undefined || files.has(name) || !isChunk(file)) return
    files.add(name)
    for (const needed of file.imports) add(needed)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
  }
  for (const file of Object.values(bundle)) {
    if (!isChunk(file)) {
      if (/[\\/](app|icons)-[^/]+\.(css|svg)$/.test(file.fileName)) files.add(file.fileName)
    } else if (isWanted(file)) {
      add(file.fileName)
    }
  }
  return [...files].sort().map((name) => `/${name}`)
}

/** Writes the precache list of a build (`builds/shell.json`). Pages report brand-specific files themselves. */
export function shellFiles(): Plugin {
  return {
    name: 'shell-files',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'builds/shell.json', source: JSON.stringify(shellOf(bundle)) })
    },
  }
}
