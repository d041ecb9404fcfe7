import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const virtualId = 'virtual:standalone-scripts'
const entries = {
  head: '../app/reader/head.ts',
  reader: '../app/reader/reader.ts',
  proof: '../app/reader/proof.ts',
  'proof-solver': '../app/reader/proof-solver.ts',
  answers: '../app/reader/answers.ts',
  'service-worker': '../worker/service-worker.ts',
}
/** Replaced at build time; libraries use it for development checks. */
const nodeEnvironment = ['process', 'env', 'NODE_ENV'].join('.')

type ScriptName = keyof typeof entries

export async function bundleStandalone(name: ScriptName): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { [nodeEnvironment]: '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(entries[name], import.meta.url)),
        formats: ['iife'],
        name: 'standalone',
        fileName: name,
      },
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

type FileName = Exclude<ScriptName, 'head'>

async function bundleFile(name: FileName): Promise<ScriptFile> {
  const source = await bundleStandalone(name)
  // A service worker needs a fixed URL.
  if (name === 'service-worker') return { fileName: 'service-worker.js', source }
  const id = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${name}-${id}.js`, source }
}

/** A second path for Firebase Cloud Messaging (specification §7). */
const addressed = (files: Record<FileName, ScriptFile>): ScriptFile[] => [
  ...Object.values(files),
  { ...files['service-worker'], fileName: 'firebase-messaging-sw.js' },
]

/**
 * Scripts outside the router bundle. `head` sets the theme before first paint; inlined, with constant bytes for the CSP
 * hash of cached pages.
 * `reader` is the only script of reader pages. `proof` and its solver serve public forms, `answers` the help page.
 */
export function standaloneScripts(): Plugin {
  let scripts: Promise<{ head: string; files: Record<FileName, ScriptFile> }> | undefined
  const load = () => {
    scripts ??= Promise.all([
      bundleStandalone('head'),
      bundleFile('reader'),
      bundleFile('proof'),
      bundleFile('proof-solver'),
      bundleFile('answers'),
      bundleFile('service-worker'),
    ]).then(([head, reader, proof, solver, answers, worker]) => ({
      head,
      files: { reader, proof, 'proof-solver': solver, answers, 'service-worker': worker },
    }))
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
        `export const proofSolverUrl = ${JSON.stringify(`/${files['proof-solver'].fileName}`)}`,
        `export const answersScriptUrl = ${JSON.stringify(`/${files.answers.fileName}`)}`,
      ].join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { files } = await load()
      for (const file of addressed(files)) this.emitFile({ type: 'asset', ...file })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { files } = await load()
        const file = addressed(files).find(({ fileName }) => request.url?.split('?', 1)[0] === `/${fileName}`)
        if (file === undefined) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(file.source)
      })
      server.watcher.on('change', (file) => {
        if (/\/(app\/(reader|theme)|worker)\//.test(file)) scripts = undefined
      })
    },
  }
}
