import { createServer } from 'node:http'
import type { EmbeddedConnection } from '@consoeurs/database'
import pg from 'pg'

/**
 * A site with a hole of each kind that the scanners are asked about: it says back what it was told, and puts words of an
 * address into its query. On this machine alone, for as long as a test lasts.
 */
export async function openWeakSite(port: number, connection: EmbeddedConnection): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ ...connection, database: 'postgres', max: 4 })
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://localhost:${port}`)
    if (pathname === '/things') {
      try {
        const { rows } = await pool.query(
          `SELECT n, md5(n::text) AS word FROM generate_series(1, 50) AS n WHERE n = ${searchParams.get('id') ?? 0}`,
        )
        response.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
      } catch (error) {
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
      }
      return
    }
    const said = searchParams.get('q') ?? ''
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Weak</title><a href="/search?q=one">Search</a><p>${said}</p>`)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
    await pool.end()
  }
}
