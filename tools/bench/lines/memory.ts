import type { Figure } from '../figures.ts'
import { childrenOf, proportionalMemory } from '../processes.ts'
import type { Scene } from '../scene.ts'

/** Idle database connections are closed within this time. */
const REST_MS = 60_000

/** Of the server and the database, without the connection of the benchmark itself. */
export async function memoryOf({ server, postgresPid, database: { pool } }: Scene) {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const backends = childrenOf(postgresPid).filter((pid) => pid !== rows[0]?.pid)
  const application = proportionalMemory(server.pid)
  const database = [postgresPid, ...backends].reduce((sum, pid) => sum + proportionalMemory(pid), 0)
  return { value: application + database, unit: 'MB', more: { server: application, database } }
}

/** After all previous load: at once and after a rest. */
export async function memory(scene: Scene): Promise<Figure[]> {
  const atOnce = await memoryOf(scene)
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return [
    { name: 'Memory, server and database', ...atOnce },
    { name: '  after a minute of rest', ...(await memoryOf(scene)) },
  ]
}
