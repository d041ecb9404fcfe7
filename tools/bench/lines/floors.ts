import { type Scene, type Server, startServer } from '../scene.ts'

/** What the floors call themselves in the database. */
export const FLOOR_NAME = 'bench floor'

/** What the machine can do: each is loaded in turns with what is read as a part of it. */
export interface Floors {
  /** Node says hello. */
  hello: Server
  /** Five queries in a request. */
  queries: Server
}

/** A server of its own that renders a page of the product without its data: see `floor-server.ts`. */
export function startPageFloor(
  scene: Scene,
  { kind, path, cookie }: { kind: 'react' | 'router' | 'stream'; path: string; cookie: string },
): Promise<Server> {
  return startFloor({ FLOOR: kind, RECORD_FROM: scene.server.url, RECORD_COOKIE: cookie }, path)
}

const startFloor = (env: Record<string, string>, ready: string): Promise<Server> =>
  startServer('tools/bench/floor-server.ts', { NODE_ENV: 'production', ...env }, ready)

export async function startFloors(scene: Scene, opened: AsyncDisposableStack): Promise<Floors> {
  const hello = await startFloor({ FLOOR: 'hello' }, '/')
  opened.defer(hello.stop)
  const env = { FLOOR: 'queries', DATABASE_URL: scene.databaseUrl, PGAPPNAME: FLOOR_NAME }
  const queries = await startFloor(env, '/')
  opened.defer(queries.stop)
  return { hello, queries }
}
