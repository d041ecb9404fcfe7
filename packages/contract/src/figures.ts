import { z } from 'zod'

/** How far back the desk looks. */
export const figureSpans = [30, 90, 365] as const

const counted = z.number().int().min(0)

/** One day in Paris; null where it was not counted yet. */
export const FigureDay = z.object({
  /** YYYY-MM-DD */
  day: z.iso.date(),
  signUps: counted,
  /** Members who came, each once. */
  active: counted.nullable(),
  messages: counted,
  roomMessages: counted,
  reports: counted,
  /** Taken by a push service, by push and device. */
  pushesDelivered: counted.nullable(),
  /** Given up, after the last attempt. */
  pushesFailed: counted.nullable(),
})
export type FigureDay = z.infer<typeof FigureDay>

/** The oldest day first; today is the last one, and not over. */
export const Figures = z.object({ items: z.array(FigureDay) })

export const FiguresQuery = z.strictObject({
  days: z.coerce
    .number()
    .max(figureSpans[2])
    .pipe(z.union(figureSpans.map((span) => z.literal(span))))
    .default(30),
})
