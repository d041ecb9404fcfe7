import type { Plugin } from 'vite'

/** Not marked as side-effect free; their only effect closes polling requests on unload. */
const unused = /node_modules\/engine\.io-client\/build\/esm\/transports\/(polling|webtransport)/

const asks = /engine\.io-client\/build\/esm\/socket\.js$/
const virtualId = '\0websocket-transport'

/** The socket uses WebSocket only (app/live/socket.ts): drops engine.io's other transports. */
export function websocketOnly(): Plugin {
  let transport: string | undefined
  return {
    name: 'websocket-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { treeshake: { moduleSideEffects: [{ test: unused, sideEffects: false }] } } },
    }),
    async resolveId(source, importer = '') {
      if (source !== './transports/index.js' || !asks.test(importer)) return undefined
      transport = (await this.resolve('./transports/websocket.js', importer))?.id
      if (transport === undefined) this.error('engine.io-client keeps its WebSocket transport elsewhere')
      return virtualId
    },
    load: (id) =>
      // Through the package index, the table would be evaluated before its content.
      id === virtualId
        ? `import { WS } from ${JSON.stringify(transport)}\nexport const transports = { websocket: WS }`
        : undefined,
  }
}
