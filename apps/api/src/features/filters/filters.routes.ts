import {
  AssignHeld,
  ChangeFilterWords,
  DecideHeld,
  DeskHeld,
  DeskHeldQuery,
  DeskHeldRow,
  deskList,
  FilterWords,
  IdParam,
  TriedFilters,
  TryFilters,
  WaitingCount,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { judgeOf } from '../sanctions/public.ts'
import { assignHeld, releaseHeld } from './assign-held.ts'
import { decideHeld } from './decide-held.ts'
import { changeFilterWords } from './filter-words.ts'
import { countWaiting, listHeld, loadHeld, requireHeld, subjectOf, wasOpenedBy } from './held.queries.ts'
import { findIn, listFilterWords } from './what-filters-find.ts'

const config = { access: 'moderator' as const }
const one = { params: IdParam, response: { 200: DeskHeld } }

/** The words that are looked for, and what would be found in a sentence. */
const wordsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork }) => {
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

  app.get('/api/desk/filters/try', {
    schema: { querystring: TryFilters, response: { 200: TriedFilters } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async ({ query: { text } }) => ({ text, matches: await findIn(db, text) }),
  })
}

/** Each opening is written down; what she does with it answers with the same words, and needs one opening of hers before. */
async function openHeld(
  unitOfWork: UnitOfWork,
  request: FastifyRequest,
  { id, again }: { id: number; again: boolean },
): Promise<DeskHeld> {
  return unitOfWork(async (tx) => {
    const viewer = viewerOf(request)
    const held = await loadHeld(tx, viewer, id)
    const subject = subjectOf(await requireHeld(tx, viewer, id))
    if (again || !(await wasOpenedBy(tx, viewer, subject))) {
      await noteAct(tx, actorOf(request), { action: 'filter.open', ...subject })
    }
    return held
  })
}

/** Who looks after what is held. */
const assignmentRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  app.post('/api/desk/filters/:id/assign', {
    schema: { ...one, body: AssignHeld },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => assignHeld(tx, judgeOf(request, now()), { id, ...request.body }))
      return openHeld(unitOfWork, request, { id, again: false })
    },
  })

  app.post('/api/desk/filters/:id/release', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => releaseHeld(tx, judgeOf(request, now()), id))
      return openHeld(unitOfWork, request, { id, again: false })
    },
  })
}

/** Shares and first messages that a filter holds, and the words that it looks for. */
export const filtersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  await app.register(wordsRoutes, options)
  await app.register(assignmentRoutes, options)

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

  app.get('/api/desk/filters/:id', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) => openHeld(unitOfWork, request, { id: request.params.id, again: true }),
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
