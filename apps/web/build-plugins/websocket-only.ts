import type { Plugin } from 'vite'

/** They say nothing of their side effects; the only one is that the long polling closes its requests on unload. */
const unused = /node_modules\/engine\.io-client\/build\/esm\/transports\/(polling|webtransport)/

const asks = /engine\.io-client\/build\/esm\/socket\.js$/
const virtualId = '\0websocket-transport'

/**
 * The socket speaks WebSocket only (app/live/socket.ts), and engine.io-client lists all its transports in one table:
 * the browser gets a table of the one it uses, without long polling and WebTransport.
 */
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
      // Named by its file: through the package's own index the table would be made before what it holds.
      id === virtualId
        ? `import { WS } from ${JSON.stringify(transport)}\nexport const transports = { websocket: WS }`
        : undefined,
  }
}
