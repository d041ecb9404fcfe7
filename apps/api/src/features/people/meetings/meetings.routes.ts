import {
  IdParam,
  MeetingAnswer,
  MeetingList,
  MeetingPreview,
  MeetingView,
  MeetingWords,
  PrepareMeeting,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { answerMeeting } from './answer-meeting.ts'
import { eraseMeeting } from './erase-meetings.ts'
import { registerMeetingsJobs } from './meetings.jobs.ts'
import { listMeetings, loadMeeting } from './meetings.queries.ts'
import { prepareMeeting } from './prepare-meeting.ts'
import { previewLetters } from './preview-letters.ts'
import { deleteContact } from './trusted-contact.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const rarely = { max: 30, timeWindow: '10 minutes' }

/** « Je rencontre quelqu’un »: private to the member, closed to admins too. */
export const meetingsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, settings, unitOfWork } = options
  const { secret } = settings
  registerMeetingsJobs(options)

  app.get('/api/meetings', {
    summary: 'List the viewer’s meetings under safety check-in',
    schema: { response: { 200: MeetingList } },
    config: { access: 'self' },
    handler: (request) => listMeetings(db, viewerOf(request), secret),
  })

  app.post('/api/meetings/preview', {
    summary: 'Preview the mails that the trusted contact would receive',
    schema: { body: MeetingWords, response: { 200: MeetingPreview } },
    config: { access: 'self', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: (request) => previewLetters(options, viewerOf(request), request.body),
  })

  app.post('/api/meetings', {
    summary: 'Prepare a safety check-in for a meeting',
    schema: { body: PrepareMeeting, response: { 200: MeetingList } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => prepareMeeting(tx, options, viewer, request.body))
      return listMeetings(db, viewer, secret)
    },
  })

  app.put('/api/meetings/:id/answer', {
    summary: 'Answer a check-in: all is well, later, or alert the contact',
    schema: { params: IdParam, body: MeetingAnswer, response: { 200: MeetingView } },
    // A high limit: an answer must always get through.
    config: { access: 'self', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await unitOfWork((tx) => answerMeeting(tx, options, viewer, { id, answer: request.body }))
      return loadMeeting(db, viewer, secret, id)
    },
  })

  app.delete('/api/meetings/contact', {
    summary: 'Delete the trusted contact',
    schema: { response: { 200: Done } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      await unitOfWork((tx) => deleteContact(tx, viewerOf(request).id))
      return done
    },
  })

  app.delete('/api/meetings/:id', {
    summary: 'Delete a meeting',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => eraseMeeting(tx, options, viewer, request.params.id))
      return done
    },
  })
}
