import { z } from 'zod'
import { limits } from './limits.ts'
import { cleanLine, cleanText } from './text/text-rules.ts'

// The Content-Security-Policy forbids eval, so Zod must not try it in a page; on the server it speeds up parsing.
if ('document' in globalThis) z.config({ jitless: true })

export const Id = z.number().int().positive()
export const IdParam = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
export const Username = z
  .string()
  .min(limits.username.min)
  .max(limits.username.max)
  .regex(/^[a-z0-9_][a-z0-9_-]*$/)
export const UsernameParam = z.object({ username: z.string().min(1).max(60) })
/** Client-generated idempotency key. */
export const ClientId = z.uuid()
/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime()
export const ChosenInstant = Instant.refine((at) => at >= '1900' && at < '2100', 'Choisis une date entre 1900 et 2100.')
export const CalendarDay = z.iso.date({ error: 'Écris la date sous la forme 1990-05-21.', abort: true })

/** Cleaned (text-rules.ts); invisible characters alone count as empty. */
export const personText = (max: number, tooLong: string) => z.string().overwrite(cleanText).max(max, tooLong)

export const personLine = (max: number, tooLong: string) => z.string().overwrite(cleanLine).max(max, tooLong)
