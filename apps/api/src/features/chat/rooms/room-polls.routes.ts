import { IdParam, PageQuery, page, RoomMessageResult, SetVote, VoterView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { listVoters } from '../../publishing/polls/public.ts'
import { messageRows, presentMessages } from './room-messages.queries.ts'
import { endRoomPoll, voteInRoom } from './room-poll.ts'
import { requireRoomMessage } from './room-thread.ts'

const { roomMessages } = tables

const perMinute = (max: number) => ({ access: 'member' as const, rateLimit: { max, timeWindow: '1 minute' } })
const response = { 200: RoomMessageResult }

export const roomPollsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, cards } = options

  app.put('/api/rooms/messages/:id/vote', {
    summary: 'Vote in a poll of a room',
    schema: { params: IdParam, body: SetVote, response },
    config: perMinute(60),
    handler: (request) => {
      const vote = { id: request.params.id, choices: request.body.choices }
      return unitOfWork((tx) => voteInRoom(tx, options, viewerOf(request), vote))
    },
  })

  app.put('/api/rooms/messages/:id/poll-end', {
    summary: 'End a poll of a room',
    schema: { params: IdParam, response },
    config: perMinute(30),
    handler: (request) => unitOfWork((tx) => endRoomPoll(tx, options, viewerOf(request), request.params.id)),
  })

  app.get('/api/rooms/messages/:id/votes', {
    summary: 'List the votes of a room’s poll with names',
    schema: { params: IdParam, querystring: PageQuery, response: { 200: page(VoterView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { id } = request.params
      await requireRoomMessage(db, viewer, id)
      const context = cards(viewer)
      const [message] = await presentMessages(
        db,
        context,
        await messageRows(db, viewer.id).where(eq(roomMessages.id, id)),
      )
      const showsResults = message?.poll?.choices.every(({ votes }) => votes !== null)
      if (message?.poll?.named !== true || showsResults !== true) throw new AppError('FORBIDDEN')
      return listVoters(db, context, { target: 'roomMessage', targetId: id }, request.query)
    },
  })
}
