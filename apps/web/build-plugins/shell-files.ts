import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** What runs where there is no network: the frame, her lists and pages, what she may find again, all that is written. */
const wanted =
  /[\\/]app[\\/](entry\.client|root|(layouts|live|ui|pwa|outbox|errors|text|viewer|quick-exit)[\\/]|features[\\/](messages|rooms|talk|shares|comments|reactions|notifications|members|profiles|dashboard|encounters|honors|favorites|files|written-text|search|history)[\\/]|routes[\\/](dashboard|shares?|members|messages|messages-list|messages-thread|rooms|room|community-room|notifications|visits|honors|favorites|search|profile|own-profile)\.)|tus-js-client/
/** Heavy, and of no use there. */
const unwanted = /heic-worker|heic-to|zxcvbn|password|crop|dnd-kit|standalone-scripts/

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Chunk => file.type === 'chunk'

/** A file that only hands on what another one holds has no module of its own, and yet is what a page asks for. */
function isWanted({ moduleIds, facadeModuleId }: Chunk): boolean {
  const ids = [...moduleIds, facadeModuleId ?? '']
  return ids.some((id) => wanted.test(id)) && !ids.some((id) => unwanted.test(id))
}

/** The chosen files with all they need to start, and their styles. */
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

/** Lists for the worker what to keep of each build (`builds/shell.json`). What one brand adds, its pages tell. */
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
