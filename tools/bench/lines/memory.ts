import type { Figure } from '../figures.ts'
import { childrenOf, proportionalMemory } from '../processes.ts'
import type { Scene } from '../scene.ts'
import { FLOOR_NAME } from './floors.ts'

const GOAL_MB = 450

/** Within so long connections to the database that nobody needs any more are closed. */
const REST_MS = 60_000

/** The database's processes that answer the bench itself. */
async function ownBackends({ database }: Scene): Promise<number[]> {
  const own = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1 OR pid = pg_backend_pid()'
  const { rows } = await database.pool.query<{ pid: number }>(own, [FLOOR_NAME])
  return rows.map(({ pid }) => pid)
}

async function measure(scene: Scene): Promise<Pick<Figure, 'value' | 'unit' | 'more'>> {
  const { server, postgresPid } = scene
  const application = proportionalMemory(server.pid)
  const own = await ownBackends(scene)
  const backends = childrenOf(postgresPid).filter((pid) => !own.includes(pid))
  const database = [postgresPid, ...backends].reduce((sum, pid) => sum + proportionalMemory(pid), 0)
  return { value: application + database, unit: 'MB', more: { server: application, database } }
}

/** Server and database after all the load before it: at once, which is what the goal is for, and after a rest. */
export async function memory(scene: Scene): Promise<Figure[]> {
  const atOnce = await measure(scene)
  const goal = { text: `under ${GOAL_MB} MB`, met: atOnce.value < GOAL_MB }
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return [
    { name: 'Memory, server and database', ...atOnce, goal },
    { name: '  after a minute of rest', ...(await measure(scene)) },
  ]
}
