import type { Figure } from '../figures.ts'
import { load } from '../load.ts'
import { type Scene, startServer } from '../scene.ts'

/** What the machine can do in this run, at this hour: everything else is read as a part of it. */
export async function floors(scene: Scene): Promise<{ hello: number; queries: number; figures: Figure[] }> {
  const rate = async (env: Record<string, string>) => {
    const server = await startServer('tools/bench/floor-server.ts', { NODE_ENV: 'production', ...env }, '/')
    try {
      return (await load({ url: server.url })).perSecond
    } finally {
      await server.stop()
    }
  }
  const hello = await rate({ FLOOR: 'hello' })
  const queries = await rate({ FLOOR: 'queries', DATABASE_URL: scene.databaseUrl })
  return {
    hello,
    queries,
    figures: [
      { name: 'Floor: Node says hello', value: hello, unit: 'answers/s' },
      { name: 'Floor: five queries in a request', value: queries, unit: 'answers/s' },
    ],
  }
}
