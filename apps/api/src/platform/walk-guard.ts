import { limits } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import { countedAs } from './counted-as.ts'
import { AppError } from './errors.ts'
import type { SharedMemory } from './nodes/shared-memory.ts'

/** Whoever reads on and on: a member by her number, a visitor by where she comes from. */
export interface Walker {
  memberId: number | null
  /** Things that she opened within a day, each counted once. */
  opened: number
}

export interface WalkGuard {
  /**
   * Before a thing that has an owner is read. What she has read within the day is hers to read again, and staff read what
   * they must. @throws AppError TOO_MANY_PROFILES
   */
  check(request: Pick<FastifyRequest, 'viewer' | 'ip'>, thing: string): Promise<void>
}

interface WalkParts {
  limits: boolean
  now: () => Date
  memory: SharedMemory
  /** Somebody has come to the end of what one reads in an hour or a day; told once a day of each member. */
  alarm: (walker: Walker & { memberId: number }) => Promise<void>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Against emptying the place by a program: how many different profiles one reader opens in an hour and in a day is held in
 * the memory that the nodes share. Like the limits by minute it may be forgotten at a restart, and it is off where they
 * are.
 */
export function createWalkGuard({ limits: on, now, memory, alarm }: WalkParts): WalkGuard {
  return {
    async check({ viewer, ip }, thing) {
      if (!on || (viewer !== null && viewer.role !== 'member')) return
      const reader = viewer === null ? countedAs(ip) : `member ${viewer.id}`
      const at = now().getTime()
      const { others, known } = await memory.recall(`opened ${reader}`, at - DAY, thing)
      if (known) return
      const wait = waitOf(others, at, viewer === null ? limits.walk.visitor : limits.walk.member)
      if (wait === 0) {
        await memory.mark(`opened ${reader}`, thing, { at, keptMs: DAY })
        return
      }
      if (viewer !== null && (await memory.mark(`alarm ${reader}`, 'walk', { at, keptMs: DAY }))) {
        await alarm({ memberId: viewer.id, opened: others.length })
      }
      throw new AppError('TOO_MANY_PROFILES', { retryAfter: Math.ceil(wait / 1000) })
    },
  }
}

/** Milliseconds until another thing may be opened; 0: at once. @param opened the oldest first */
function waitOf(opened: number[], at: number, { hour, day }: { hour: number; day: number }): number {
  const free = (within: number, most: number) => {
    const recent = opened.filter((since) => since > at - within)
    return recent.length < most ? 0 : (recent.at(-most) ?? at) + within - at
  }
  return Math.max(free(HOUR, hour), free(DAY, day))
}
