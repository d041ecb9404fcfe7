import { limits } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import { countedAs } from './counted-as.ts'
import { AppError } from './errors.ts'

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
  /** Somebody has come to the end of what one reads in an hour or a day; told once a day of each member. */
  alarm: (walker: Walker & { memberId: number }) => Promise<void>
}

/** Readers whose steps are held at once; the one longest away goes first. */
const READERS = 10_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Steps {
  /** When each thing was first opened, the oldest first. */
  at: Map<string, number>
  alarmedAt: number
}

/**
 * Against emptying the place by a program: how many different profiles one reader opens in an hour and in a day is held in
 * memory. Like the limits by minute it forgets at a restart, and it is off where they are.
 */
export function createWalkGuard({ limits: on, now, alarm }: WalkParts): WalkGuard {
  const readers = new Map<string, Steps>()
  const stepsOf = (reader: string): Steps => {
    const steps = readers.get(reader) ?? { at: new Map<string, number>(), alarmedAt: Number.NEGATIVE_INFINITY }
    readers.delete(reader)
    readers.set(reader, steps)
    const [away] = readers.keys()
    if (readers.size > READERS && away !== undefined) readers.delete(away)
    return steps
  }

  return {
    async check({ viewer, ip }, thing) {
      if (!on || (viewer !== null && viewer.role !== 'member')) return
      const steps = stepsOf(viewer === null ? countedAs(ip) : `member ${viewer.id}`)
      const at = now().getTime()
      for (const [known, since] of steps.at) if (since <= at - DAY) steps.at.delete(known)
      if (steps.at.has(thing)) return
      const wait = waitOf([...steps.at.values()], at, viewer === null ? limits.walk.visitor : limits.walk.member)
      if (wait === 0) {
        steps.at.set(thing, at)
        return
      }
      if (viewer !== null && steps.alarmedAt <= at - DAY) {
        steps.alarmedAt = at
        await alarm({ memberId: viewer.id, opened: steps.at.size })
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
