import { z } from 'zod'
import { limits } from './limits.ts'

// In a page the content security policy forbids eval: zod must not even try it. On the server it makes parsing faster.
if ('document' in globalThis) z.config({ jitless: true })

export const Id = z.number().int().positive()
export const IdParam = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
export const Username = z
  .string()
  .min(limits.username.min)
  .max(limits.username.max)
  .regex(/^[a-z0-9_][a-z0-9_-]*$/)
export const UsernameParam = z.object({ username: z.string().min(1).max(60) })
/** UUID made by the client: a repeated write with the same one is the same write. */
export const ClientId = z.uuid()
/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime()
export const CalendarDay = z.iso.date()

/** Text written by a person: control characters out (line ends and tabs stay), line ends unified, trimmed. */
export const personText = (max: number, tooLong: string) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(max, tooLong))
