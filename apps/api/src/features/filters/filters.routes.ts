import {
  ChangeFilterWords,
  DecideHeld,
  DeskHeld,
  DeskHeldQuery,
  DeskHeldRow,
  deskList,
  FilterWords,
  IdParam,
  WaitingCount,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { judgeOf } from '../sanctions/public.ts'
import { decideHeld } from './decide-held.ts'
import { changeFilterWords, listFilterWords } from './filter-words.ts'
import { countWaiting, listHeld, loadHeld } from './held.queries.ts'

/** Shares that a filter holds, and the words that it looks for. */
export const filtersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskHeld } }

  app.get('/api/desk/filters', {
    schema: { querystring: DeskHeldQuery, response: { 200: deskList(DeskHeldRow) } },
    config,
    handler: (request) => listHeld(db, viewerOf(request), request.query),
  })

  app.get('/api/desk/filters/waiting', {
    schema: { response: { 200: WaitingCount } },
    config,
    handler: async (request) => ({ count: await countWaiting(db, viewerOf(request)) }),
  })

  app.get('/api/desk/filters/words', {
    schema: { response: { 200: FilterWords } },
    config,
    handler: async () => ({ words: await listFilterWords(db) }),
  })

  app.post('/api/desk/filters/words', {
    schema: { body: ChangeFilterWords, response: { 200: FilterWords } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeFilterWords(tx, actorOf(request), request.body))
      return { words: await listFilterWords(db) }
    },
  })

  app.get('/api/desk/filters/:id', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const held = await loadHeld(tx, viewerOf(request), id)
        await noteAct(tx, actorOf(request), { action: 'filter.open', target: 'share', targetId: id })
        return held
      }),
  })

  app.post('/api/desk/filters/:id/decide', {
    schema: { ...one, body: DecideHeld },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      const { clientId, ...said } = request.body
      const sent = { clientId, act: 'filter.decide', words: { id, ...said } }
      const decision = request.body
      await unitOfWork((tx) =>
        writeOnce(tx, judge.viewer, sent, { write: () => decideHeld(tx, judge, options, { id, decision }) }),
      )
      return loadHeld(db, judge.viewer, id)
    },
  })
}
