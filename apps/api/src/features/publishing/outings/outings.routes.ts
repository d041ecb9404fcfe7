import {
  CalendarFeedAddress,
  CalendarFeedState,
  FixDate,
  IdParam,
  OutingState,
  OutingsQuery,
  ParticipantsQuery,
  ParticipantView,
  page,
  SetGoing,
  ShareView,
  ThankHost,
  TickDates,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadOutingState, loadShare } from '../shares/public.ts'
import { listAgenda } from './agenda.queries.ts'
import { answerOuting } from './answer-outing.ts'
import { type AddMeals, createFeed, loadFeedState, revokeFeed, writeFeed } from './calendar-feed.ts'
import { confirmComing } from './confirm-coming.ts'
import { fixDate } from './fix-date.ts'
import { outingCalendar } from './outing-calendar.ts'
import { registerOutingsJobs } from './outings.jobs.ts'
import { listParticipants } from './participants.queries.ts'
import { thankHost } from './thank-host.ts'
import { tickDates } from './tick-dates.ts'

const calendarType = 'text/calendar; charset=utf-8'
const often = { max: 60, timeWindow: '1 minute' }
const rarely = { max: 20, timeWindow: '10 minutes' }

type OutingsOptions = FeatureOptions & { addMeals: AddMeals }

const siteOf = ({ brand, settings, now }: FeatureOptions) => ({
  brandName: brand.name,
  title: brand.outings.title,
  publicUrl: settings.publicUrl,
  now: now(),
})

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now, cards } = options
  const cardsOf = (viewer: Viewer) => cards(viewer)

  app.get('/api/outings', {
    summary: 'List outings by date and distance',
    schema: { querystring: OutingsQuery, response: { 200: page(ShareView) } },
    config: { access: 'member' },
    handler: (request) => listAgenda(db, cardsOf(viewerOf(request)), { query: request.query, now: now() }),
  })

  app.get('/api/shares/:id/participants', {
    summary: 'List participants of an outing',
    schema: { params: IdParam, querystring: ParticipantsQuery, response: { 200: page(ParticipantView) } },
    config: { access: 'member' },
    handler: (request) => {
      const which = { shareId: request.params.id, now: now(), query: request.query }
      return listParticipants(db, cardsOf(viewerOf(request)), which)
    },
  })

  app.get('/api/shares/:id/calendar', {
    summary: 'Download an outing as a calendar file',
    schema: { params: IdParam, produces: ['text/calendar'] },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const share = await loadShare(db, cards(request.viewer), String(request.params.id))
      return reply
        .type(calendarType)
        .header('content-disposition', 'attachment; filename="sortie.ics"')
        .send(outingCalendar(share, siteOf(options)))
    },
  })
}

const answerRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  app.put('/api/shares/:id/going', {
    summary: 'Answer whether the viewer goes to an outing',
    schema: { params: IdParam, body: SetGoing, response: { 200: OutingState } },
    config: { access: 'member', rateLimit: often },
    handler: (request) => {
      const answering = { shareId: request.params.id, answer: request.body, now: now() }
      return unitOfWork((tx) => answerOuting(tx, viewerOf(request), answering))
    },
  })

  app.put('/api/shares/:id/going/confirmation', {
    summary: 'Confirm a place after a change of date or place',
    schema: { params: IdParam, response: { 200: OutingState } },
    config: { access: 'member', rateLimit: often },
    handler: (request) => {
      const viewer = viewerOf(request)
      const shareId = request.params.id
      return unitOfWork(async (tx) => {
        await confirmComing(tx, viewer, { shareId, now: now() })
        return loadOutingState(tx, viewer, shareId)
      })
    },
  })

  app.put('/api/shares/:id/thanks', {
    summary: 'Thank the host of an outing',
    schema: { params: IdParam, body: ThankHost, response: { 200: OutingState } },
    config: { access: 'member', rateLimit: often },
    handler: (request) => {
      const viewer = viewerOf(request)
      const shareId = request.params.id
      return unitOfWork(async (tx) => {
        await thankHost(tx, viewer, { shareId, thanks: request.body.thanks, now: now() })
        return loadOutingState(tx, viewer, shareId)
      })
    },
  })
}

/** A date chosen together. */
const dateRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now, cards }) => {
  app.put('/api/shares/:id/dates', {
    summary: 'Tick the proposed dates that suit the viewer',
    schema: { params: IdParam, body: TickDates, response: { 200: ShareView } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const ticks = { shareId: request.params.id, dates: request.body.dates, now: now() }
      await unitOfWork((tx) => tickDates(tx, viewer, ticks))
      return loadShare(db, cards(viewer), String(ticks.shareId))
    },
  })

  app.put('/api/shares/:id/date', {
    summary: 'Fix the date of an outing among those proposed',
    schema: { params: IdParam, body: FixDate, response: { 200: ShareView } },
    config: { access: 'member', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const choice = { shareId: request.params.id, at: request.body.at, now: now() }
      await unitOfWork((tx) => fixDate(tx, viewer, choice))
      return loadShare(db, cards(viewer), String(choice.shareId))
    },
  })
}

/** A private calendar for other applications, opened by the secret in its address. */
const feedRoutes: FastifyPluginAsyncZod<OutingsOptions> = async (app, options) => {
  const addMeals = options.brand.features.kitchen ? options.addMeals : null
  const { db, settings, unitOfWork, now, cards } = options

  app.get('/api/outings/calendar', {
    summary: 'Get whether the viewer has a private calendar address',
    schema: { response: { 200: CalendarFeedState } },
    config: { access: 'self' },
    handler: (request) => loadFeedState(db, viewerOf(request).id),
  })

  app.post('/api/outings/calendar', {
    summary: 'Create or renew the private calendar address',
    schema: { response: { 200: CalendarFeedAddress } },
    config: { access: 'self', rateLimit: rarely },
    handler: (request) => {
      const { id } = viewerOf(request)
      return unitOfWork((tx) => createFeed(tx, id, { publicUrl: settings.publicUrl, now: now() }))
    },
  })

  app.delete('/api/outings/calendar', {
    summary: 'Revoke the private calendar address',
    schema: { response: { 200: CalendarFeedState } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      await unitOfWork((tx) => revokeFeed(tx, viewerOf(request).id))
      return { since: null }
    },
  })

  app.get('/api/calendars/:token.ics', {
    summary: 'Get the private calendar of a member',
    schema: { params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }), produces: ['text/calendar'] },
    config: { access: 'public', rateLimit: often },
    handler: async (request, reply) => {
      const file = await writeFeed(db, request.params.token, { ...siteOf(options), cards, addMeals })
      return reply.type(calendarType).header('cache-control', 'private, no-store').send(file)
    },
  })
}

export const outingsRoutes: FastifyPluginAsyncZod<OutingsOptions> = async (app, options) => {
  registerOutingsJobs(options)
  // Hints alone, and each is sent by its own rule.
  options.realtime.allowWatching('outings', () => Promise.resolve({}))
  await app.register(readRoutes, options)
  await app.register(answerRoutes, options)
  await app.register(dateRoutes, options)
  await app.register(feedRoutes, options)
}
