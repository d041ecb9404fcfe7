import type { Figure } from '../figures.ts'
import { childrenOf, proportionalMemory } from '../processes.ts'
import type { Scene } from '../scene.ts'
import { FLOOR_NAME } from './floors.ts'

const GOAL_MB = 450

/** The database's processes that answer the bench itself. */
async function ownBackends({ database }: Scene): Promise<number[]> {
  const own = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1 OR pid = pg_backend_pid()'
  const { rows } = await database.pool.query<{ pid: number }>(own, [FLOOR_NAME])
  return rows.map(({ pid }) => pid)
}

/** Server and database after all the load before it. */
export async function memory(scene: Scene): Promise<Figure[]> {
  const { server, postgresPid } = scene
  const application = proportionalMemory(server.pid)
  const own = await ownBackends(scene)
  const backends = childrenOf(postgresPid).filter((pid) => !own.includes(pid))
  const database = [postgresPid, ...backends].reduce((sum, pid) => sum + proportionalMemory(pid), 0)
  const total = application + database
  const goal = { text: `under ${GOAL_MB} MB`, met: total < GOAL_MB }
  return [
    { name: 'Memory, server and database', value: total, unit: 'MB', goal, more: { server: application, database } },
  ]
}
