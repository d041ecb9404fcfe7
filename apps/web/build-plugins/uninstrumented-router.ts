import type { Plugin } from 'vite'

const virtualId = '\0uninstrumented-router'

/** Those that the router's core asks for; without `instrumentations` it only ever calls the first. */
const exports = [
  'consumeInstrumentationClientResultMetaReceiver = () => undefined',
  'getRouteInstrumentationUpdates = () => ({})',
  'instrumentClientSideRouter = (router) => router',
]

/** The router can be observed from outside (`<HydratedRouter instrumentations>`). Nobody does, so pages do not carry it. */
export function uninstrumentedRouter(): Plugin {
  return {
    name: 'uninstrumented-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer = '') =>
      source === './instrumentation.js' && /[\\/]react-router[\\/].*[\\/]router\.js$/.test(importer)
        ? virtualId
        : undefined,
    load: (id) => (id === virtualId ? exports.map((line) => `export const ${line}`).join('\n') : undefined),
  }
}
