import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Contents of `postmaster.pid`. */
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
 * For a PostgreSQL that outlived its launcher (kill -9). The PID may have been reused, so the command line must also
 * name this folder.
 * @returns whether one was running
 */
export async function stopOrphan(data: string): Promise<boolean> {
  const left = readPostmaster(data)
  if (!left) return false
  const orphan = servesFolder(left.pid, data)
  // In containers a zombie can stay listed for ever, so check the PID file.
  if (orphan) await stopProcess(left.pid, () => readPostmaster(data)?.pid !== left.pid)
  await clearRemains(data)
  removeSocketDir(left.socketDir)
  return orphan
}

/**
 * PostgreSQL refuses to start while the PID in its file is taken, even by a zombie or another program. Its processes
 * have the data folder as working directory: if there are none, it is dead.
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

/** Fast shutdown (sessions are closed, committed data are safe); immediate shutdown after a timeout. */
export async function stopProcess(pid: number, ended: () => boolean): Promise<void> {
  const gone = () => ended() || !signal(pid, 0)
  signal(pid, 'SIGINT')
  if (await within(FAST_STOP_MS, gone)) return
  signal(pid, 'SIGQUIT')
  await within(IMMEDIATE_STOP_MS, gone)
}

export const SOCKET_DIR_PREFIX = 'consoeurs-'

/** Never recursive: the path was read from a file. */
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
