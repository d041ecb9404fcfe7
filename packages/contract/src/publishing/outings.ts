import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { Instant } from '../primitives.ts'
import { outingThanks } from './outing-choices.ts'

export const OutingThanks = z.enum(outingThanks)
export type OutingThanks = z.infer<typeof OutingThanks>

/** What the viewer answered. */
export const OutingAnswer = z.object({
  /** Shown to the host alone. */
  hostOnly: z.boolean(),
  /** « C’est ma première fois »: shown to the host and to members who welcome. */
  firstTime: z.boolean(),
  /** Offers to welcome: shown to the host and to first-timers. */
  welcomes: z.boolean(),
  /** The reminder of the day before was sent. */
  reminded: z.boolean(),
  confirmed: z.boolean(),
  thanks: OutingThanks.nullable(),
})
export type OutingAnswer = z.infer<typeof OutingAnswer>

/** The part of an outing that answers change. */
export const OutingState = z.object({
  going: z.number().int(),
  mine: z.boolean(),
  /** The viewer's position in the waiting list, from 1; null: not waiting. */
  waiting: z.number().int().nullable(),
  answer: OutingAnswer.nullable(),
})
export type OutingState = z.infer<typeof OutingState>

/** « Ça m’irait »: all the dates that suit the member, replacing her former ticks. */
export const TickDates = z.object({ dates: z.array(Instant).max(limits.outingDates.max) })
export type TickDates = z.infer<typeof TickDates>

/** One of the proposed dates. */
export const FixDate = z.object({ at: Instant })

/** Omitted choices are unchanged. */
export const SetGoing = z.object({
  going: z.boolean(),
  /** Joins the waiting list where no seat is free. */
  waits: z.boolean().default(false),
  hostOnly: z.boolean().optional(),
  firstTime: z.boolean().optional(),
  welcomes: z.boolean().optional(),
})
export type SetGoing = z.input<typeof SetGoing>

/** Once, private, to the host. */
export const ThankHost = z.object({ thanks: OutingThanks })

export const ParticipantsQuery = PageQuery.extend({
  /** The waiting list, and who ticked a proposed date, are for the host. */
  list: z.enum(['going', 'waiting', 'ticked']).default('going'),
  /** With `ticked`: the proposed date. */
  at: Instant.optional(),
})
export type ParticipantsQuery = z.infer<typeof ParticipantsQuery>

/** Null: not for the viewer to know. */
export const ParticipantView = z.object({
  member: MemberLink,
  hostOnly: z.boolean().nullable(),
  firstTime: z.boolean().nullable(),
  welcomes: z.boolean().nullable(),
  confirmed: z.boolean().nullable(),
  thanks: OutingThanks.nullable(),
})
export type ParticipantView = z.infer<typeof ParticipantView>

/** undated: the date is still to be chosen. */
export const OutingPeriod = z.enum(['all', 'week', 'weekend', 'month', 'undated'])
export type OutingPeriod = z.infer<typeof OutingPeriod>

/** Future outings, soonest first. */
export const OutingsQuery = PageQuery.extend({
  when: OutingPeriod.default('all'),
  /** Kilometres from the viewer's town, one of `distanceBands`. */
  within: z.coerce.number().int().positive().max(250).optional(),
  kind: z.string().max(40).optional(),
  /** mine: where the viewer goes, waits, or is the host. */
  scope: z.enum(['all', 'mine']).default('all'),
})
export type OutingsQuery = z.infer<typeof OutingsQuery>

/** Whether the member has a calendar address. */
export const CalendarFeedState = z.object({ since: Instant.nullable() })
export type CalendarFeedState = z.infer<typeof CalendarFeedState>

/** The address is shown once: only its hash is stored. */
export const CalendarFeedAddress = z.object({ url: z.string() })
export type CalendarFeedAddress = z.infer<typeof CalendarFeedAddress>
