import type { ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type LaunchOptions, launch } from './cluster.ts'
import { clearRemains, stopProcess } from './postmaster.ts'

interface SuperviseOptions extends LaunchOptions {
  say: (sentence: string) => void
  onLost: ((error: Error) => void) | undefined
}

export interface Supervisor {
  pid(): number | undefined
  stop(): Promise<void>
}

/** The first restart is immediate because clients are waiting. */
const RESTART_PAUSES_MS = [0, 200, 1_000, 3_000, 5_000]
/** Uptime that resets the failure count. */
const STEADY_MS = 60_000

/** Free space for recovery: two WAL segments. */
const ROOM_BYTES = 32 * 1024 * 1024
const LOOK_FOR_ROOM_MS = 1_000

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}

export async function supervise({ say, onLost, ...options }: SuperviseOptions): Promise<Supervisor> {
  let child: ChildProcess | undefined
  let stopping = false
  let failures = 0
  let restarting: Promise<void> | undefined

  const start = async () => {
    const started = Date.now()
    child = await launch(options)
    child.once('exit', () => {
      child = undefined
      if (stopping) return
      if (Date.now() - started > STEADY_MS) failures = 0
      restarting = restart()
    })
  }

  /** A full disk does not count as a failure. */
  const roomAgain = async () => {
    const { data } = options.placement
    if (hasRoom(data)) return
    say('Le disque est plein : la base de données redémarrera dès qu’il y aura de la place.')
    while (!stopping && !hasRoom(data)) await pause(LOOK_FOR_ROOM_MS)
    failures = 0
  }

  const restart = async () => {
    say('La base de données s’est arrêtée d’elle-même ; elle redémarre.')
    while (!stopping) {
      await roomAgain()
      const wait = RESTART_PAUSES_MS[failures++]
      if (wait === undefined) return onLost?.(new Error('La base de données s’arrête sans cesse.'))
      await pause(wait)
      try {
        await clearRemains(options.placement.data)
        if (!stopping) await start()
        return
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
    }
  }

  await start()
  return {
    pid: () => child?.pid,
    stop: async () => {
      stopping = true
      await restarting
      const last = child
      if (last?.pid) await stopProcess(last.pid, () => child === undefined)
    },
  }
}
