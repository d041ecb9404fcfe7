import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const isRoot = process.getuid?.() === 0
export const NOBODY = { uid: 65_534, gid: 65_534 }

/** A real process under test: what it said, when it said it, and how it ended. */
export interface Running {
  child: ChildProcess
  stdout(): string
  stderr(): string
  /** Resolves with the first match of its output; fails with all it said when it ends before. */
  says(pattern: RegExp): Promise<RegExpMatchArray>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

const running = new Set<ChildProcess>()

export function run(script: string, args: string[] = [], options: SpawnOptions = {}): Running {
  const env = { NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/node'), ...(options.env ?? process.env) }
  const child = spawn(process.execPath, [resolve(root, script), ...args], { stdio: 'pipe', ...options, env })
  running.add(child)
  const output = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => {
      output[name] += chunk
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal })
      for (const listener of listeners) listener()
    })
  })
  const says = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = output.stdout.match(pattern)
        if (match) settle(() => resolve(match))
        else if (!running.has(child))
          settle(() => reject(new Error(`Never said ${pattern}:\n${output.stdout}${output.stderr}`)))
      }
      const settle = (finish: () => void) => {
        listeners.delete(look)
        finish()
      }
      listeners.add(look)
      look()
    })
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { child, stdout: () => output.stdout, stderr: () => output.stderr, says, ended, kill }
}

/** After each test: nothing that a failed test left may run on. */
export async function endAll(): Promise<void> {
  for (const child of running) {
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await gone
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** One that the system lends to nobody who merely connects somewhere (it lends from 32 768 on): it is still free when a server asks for it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
}

/** Numbers of the PostgreSQL processes that serve a data folder, as the kernel lists them. */
export function postgresOn(data: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`-D\0${data}\0`)
      } catch {
        return false
      }
    })
    .map(Number)
}

export const exists = existsSync
