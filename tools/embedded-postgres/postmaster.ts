import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What a running PostgreSQL writes about itself in its data folder. */
export interface Postmaster {
  pid: number
  socketDir: string
  ready: boolean
}

const POLL_MS = 15
const FAST_STOP_MS = 8_000

export function readPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * Stops a PostgreSQL that outlived its launcher (kill -9), and says whether there was one. The process number alone
 * proves nothing after a reboot: the process must really be PostgreSQL on this very folder.
 */
export async function stopOrphan(data: string): Promise<boolean> {
  const left = readPostmaster(data)
  if (!left || !servesFolder(left.pid, data)) return false
  await stopProcess(left.pid)
  if (isOwnSocketDir(left.socketDir)) rmSync(left.socketDir, { recursive: true, force: true })
  return true
}

/** A fast shutdown (sessions are cut, nothing committed is lost); an immediate one when that takes too long. */
export async function stopProcess(pid: number): Promise<void> {
  if (!signal(pid, 'SIGINT')) return
  if (await gone(pid, FAST_STOP_MS)) return
  signal(pid, 'SIGQUIT')
  await gone(pid, FAST_STOP_MS)
}

export const SOCKET_DIR_PREFIX = 'consoeurs-'

function isOwnSocketDir(folder: string): boolean {
  return folder.includes(`/${SOCKET_DIR_PREFIX}`)
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

async function gone(pid: number, within: number): Promise<boolean> {
  const deadline = Date.now() + within
  while (signal(pid, 0)) {
    if (Date.now() > deadline) return false
    await pause(POLL_MS)
  }
  return true
}
