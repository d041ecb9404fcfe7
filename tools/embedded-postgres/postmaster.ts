import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What a running PostgreSQL writes about itself in its data folder. */
export interface Postmaster {
  pid: number
  socketDir: string
  ready: boolean
}

const POLL_MS = 15
const FAST_STOP_MS = 3_000
const IMMEDIATE_STOP_MS = 2_000
const CHILDREN_GONE_MS = 5_000

export function readPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * Stops a PostgreSQL that outlived its launcher (kill -9), clears what it left, and says whether there was one. The
 * process number alone proves nothing: after a reboot it may be anyone's, so the command line must name this folder.
 */
export async function stopOrphan(data: string): Promise<boolean> {
  const left = readPostmaster(data)
  if (!left) return false
  const orphan = servesFolder(left.pid, data)
  // Its end shows in the folder: as a process it may stay listed for ever where nobody collects orphans (containers).
  if (orphan) await stopProcess(left.pid, () => readPostmaster(data)?.pid !== left.pid)
  await clearRemains(data)
  removeSocketDir(left.socketDir)
  return orphan
}

/**
 * Removes the process number of a PostgreSQL that is surely dead. Left to itself PostgreSQL refuses to start while that
 * number is taken, by a zombie or by another program. Its children work in the data folder: none there, none alive.
 */
export async function clearRemains(data: string): Promise<void> {
  if (!existsSync('/proc/self/cwd') || !existsSync(data)) return
  const folder = realpathSync(data)
  const deserted = await within(CHILDREN_GONE_MS, () => !someoneWorksIn(folder))
  if (deserted) rmSync(join(data, 'postmaster.pid'), { force: true })
}

function someoneWorksIn(folder: string): boolean {
  return readdirSync('/proc').some((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      return false
    }
  })
}

/** A fast shutdown (sessions are cut, nothing committed is lost); an immediate one when that takes too long. */
export async function stopProcess(pid: number, ended: () => boolean): Promise<void> {
  const gone = () => ended() || !signal(pid, 0)
  signal(pid, 'SIGINT')
  if (await within(FAST_STOP_MS, gone)) return
  signal(pid, 'SIGQUIT')
  await within(IMMEDIATE_STOP_MS, gone)
}

export const SOCKET_DIR_PREFIX = 'consoeurs-'

/** Only what PostgreSQL puts there, never a whole tree: the name was read from a file. */
export function removeSocketDir(folder: string): void {
  if (!basename(folder).startsWith(SOCKET_DIR_PREFIX)) return
  const socket = join(folder, '.s.PGSQL.5432')
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true })
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

function servesFolder(pid: number, data: string): boolean {
  const command = commandLineOf(pid)
  return command.includes('postgres') && command.includes(data)
}

function commandLineOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  if (existsSync(file)) return readFileSync(file, 'utf8')
  if (process.platform === 'linux') return ''
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}

async function within(time: number, holds: () => boolean): Promise<boolean> {
  const deadline = Date.now() + time
  while (!holds()) {
    if (Date.now() > deadline) return false
    await pause(POLL_MS)
  }
  return true
}
