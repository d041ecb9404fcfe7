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
