import type { Plugin } from 'vite'

const virtualId = '\0uninstrumented-router'

/** Functions imported by the router's core; without `instrumentations` it only calls the first. */
const exports = [
  'consumeInstrumentationClientResultMetaReceiver = () => undefined',
  'getRouteInstrumentationUpdates = () => ({})',
  'instrumentClientSideRouter = (router) => router',
]

/** Removes the router's unused instrumentation (`<HydratedRouter instrumentations>`). */
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
