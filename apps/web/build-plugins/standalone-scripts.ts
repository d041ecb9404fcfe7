import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const virtualId = 'virtual:standalone-scripts'
const entry = (name: string) => fileURLToPath(new URL(`../app/reader/${name}.ts`, import.meta.url))

/** One of `app/reader/*.ts` with all it imports, as a script that needs nothing else. */
export async function bundleStandalone(name: 'head' | 'reader' | 'proof'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: entry(name), formats: ['iife'], name: 'standalone', fileName: name },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (output === undefined || !('output' in output)) throw new Error(`No output for ${name}`)
  return output.output[0].code.trim()
}

interface ScriptFile {
  fileName: string
  source: string
}

async function bundleFile(name: 'reader' | 'proof'): Promise<ScriptFile> {
  const source = await bundleStandalone(name)
  const id = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${name}-${id}.js`, source }
}

/**
 * Three scripts live outside the router: `head` decides the theme before the first paint and is inlined
 * (its bytes are constant, so a cached page can list its SHA-256); `reader` is the only script of a
 * visitor's reading page and is served as its own file; so is `proof`, on the pages whose form asks for one.
 */
export function standaloneScripts(): Plugin {
  let scripts: Promise<{ head: string; files: Record<'reader' | 'proof', ScriptFile> }> | undefined
  const load = () => {
    scripts ??= Promise.all([bundleStandalone('head'), bundleFile('reader'), bundleFile('proof')]).then(
      ([head, reader, proof]) => ({ head, files: { reader, proof } }),
    )
    return scripts
  }
  return {
    name: 'standalone-scripts',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined
      const { head, files } = await load()
      const sha256 = createHash('sha256').update(head).digest('base64')
      return [
        `export const headScript = ${JSON.stringify(head)}`,
        `export const headScriptHash = ${JSON.stringify(`sha256-${sha256}`)}`,
        `export const readerScriptUrl = ${JSON.stringify(`/${files.reader.fileName}`)}`,
        `export const proofScriptUrl = ${JSON.stringify(`/${files.proof.fileName}`)}`,
      ].join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { files } = await load()
      for (const file of Object.values(files)) this.emitFile({ type: 'asset', ...file })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { files } = await load()
        const file = Object.values(files).find(({ fileName }) => request.url === `/${fileName}`)
        if (file === undefined) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(file.source)
      })
      server.watcher.on('change', (file) => {
        if (file.includes('/app/reader/') || file.includes('/app/theme/')) scripts = undefined
      })
    },
  }
}
