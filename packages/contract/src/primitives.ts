import { z } from 'zod'
import { limits } from './limits.ts'
import { cleanLine, cleanText } from './text-rules.ts'

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
/** An instant that a person chose: the years that a calendar is leafed through. */
export const ChosenInstant = Instant.refine((at) => at >= '1900' && at < '2100', 'Choisis une date entre 1900 et 2100.')
export const CalendarDay = z.iso.date({ error: 'Écris la date sous la forme 1990-05-21.', abort: true })

/** Text written by a person, cleaned (text-rules.ts); what nobody can see is empty. */
export const personText = (max: number, tooLong: string) => z.string().overwrite(cleanText).max(max, tooLong)

/** The same on one line. */
export const personLine = (max: number, tooLong: string) => z.string().overwrite(cleanLine).max(max, tooLong)
