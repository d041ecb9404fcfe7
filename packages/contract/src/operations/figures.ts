import { z } from 'zod'

/** In days. */
export const figureSpans = [30, 90, 365] as const

const counted = z.number().int().min(0)

/** Days in Paris; null if not counted yet. */
export const FigureDay = z.object({
  /** YYYY-MM-DD */
  day: z.iso.date(),
  signUps: counted,
  /** Distinct members. */
  active: counted.nullable(),
  messages: counted,
  roomMessages: counted,
  reports: counted,
  /** Accepted by a push service; one per push and device. */
  pushesDelivered: counted.nullable(),
  /** After the last retry. */
  pushesFailed: counted.nullable(),
})
export type FigureDay = z.infer<typeof FigureDay>

/** Oldest first; the last day is today, and incomplete. */
export const Figures = z.object({ items: z.array(FigureDay) })

export const FiguresQuery = z.strictObject({
  days: z.coerce
    .number()
    .max(figureSpans[2])
    .pipe(z.union(figureSpans.map((span) => z.literal(span))))
    .default(30),
})

/** Smaller counts leave the server as null, so that no single member can be followed. */
export const leastShown = 5

export const weeksOfLife = 12

/** Null: fewer than `leastShown`, perhaps none. */
const masked = z.number().int().min(leastShown).nullable()

/** A week in Paris, Monday to Sunday. */
export const LifeWeek = z.object({
  /** Its Monday, YYYY-MM-DD. */
  monday: z.iso.date(),
  /** Members who joined in this week. */
  newcomers: masked,
  /** Those who wrote a share, a comment or a message within a week of joining. */
  newcomersWhoWrote: masked,
  /** Conversations begun in this week. */
  firstMessages: masked,
  /** Those in which the other member wrote within a day. */
  answered: masked,
  /** Outings whose date was in this week, with at least two participants, not cancelled. */
  outings: masked,
})
export type LifeWeek = z.infer<typeof LifeWeek>

/** Oldest first; the week that is not over is left out. */
export const LifeWeeks = z.object({ items: z.array(LifeWeek).length(weeksOfLife) })
