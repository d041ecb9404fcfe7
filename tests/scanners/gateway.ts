import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

interface GatewayAnswer {
  method: string
  path: string
  status: number
}

interface GatewayOptions {
  /** Of the site behind. */
  port: number
  /** What no scanner is to touch: what ends its own session, what a demo alone has. */
  closed: RegExp
}

/** Between a scanner and the site. */
export interface Gateway {
  /** Everything that was answered, in order. */
  answered: GatewayAnswer[]
  /** Whose session every request brings from now on; nobody’s without one. */
  carry(cookie: string | undefined): void
  close(): Promise<void>
}

/**
 * What a scanner meets instead of the site: the session is kept for it whatever it is told, pages come uncompressed
 * (wapiti of Debian 12 cannot read Brotli), doors that would end the walk are shut, and every answer is written down.
 */
export function openGateway(port: number, options: GatewayOptions): Promise<Gateway> {
  let cookie: string | undefined
  const answered: GatewayAnswer[] = []
  const shut = (response: ServerResponse) => response.writeHead(404, { 'content-type': 'text/plain' }).end('shut')

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = incoming
    const { cookie: _theirs, 'accept-encoding': _packed, ...kept } = headers
    const origin = `http://localhost:${port}`
    const sent = { ...kept, host: `localhost:${port}`, origin, 'accept-encoding': 'identity' }
    const behind = request({
      port: options.port,
      method,
      path: url,
      headers: cookie === undefined ? sent : { ...sent, cookie },
    })
    behind.on('response', (response) => {
      answered.push({ method, path: url, status: response.statusCode ?? 0 })
      const { 'set-cookie': setCookie, ...told } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, cookie === undefined && setCookie ? response.headers : told)
      response.pipe(outgoing)
    })
    // The scanner hung up, or sent what no server reads: nothing of the site’s.
    behind.on('error', () => outgoing.destroy())
    outgoing.on('close', () => behind.destroy())
    incoming.pipe(behind)
  }

  const server = createServer((incoming, outgoing) =>
    options.closed.test(`${incoming.method} ${incoming.url}`) ? shut(outgoing) : pass(incoming, outgoing),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      resolve({
        answered,
        carry: (other) => {
          cookie = other
        },
        close: () => new Promise((done) => server.close(() => done()) && server.closeAllConnections()),
      })
    })
  })
}
