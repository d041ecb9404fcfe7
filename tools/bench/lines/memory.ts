import { readdirSync, readFileSync } from 'node:fs'
import type { Figure } from '../figures.ts'
import type { Scene } from '../scene.ts'

const GOAL_MB = 450
const KB_PER_MB = 1_000

/** Memory of a process in MB, what it shares with others divided among them (PSS, proc(5)). */
function proportional(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / KB_PER_MB
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}

/** Server and database after all the load before it. */
export async function memory({ server, postgresPid }: Scene): Promise<Figure[]> {
  const application = proportional(server.pid)
  const database = [postgresPid, ...childrenOf(postgresPid)].reduce((sum, pid) => sum + proportional(pid), 0)
  const total = application + database
  const goal = { text: `under ${GOAL_MB} MB`, met: total < GOAL_MB }
  return [
    { name: 'Memory, server and database', value: total, unit: 'MB', goal, more: { server: application, database } },
  ]
}
