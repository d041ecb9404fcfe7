import {
  ChangeFilterWords,
  DecideHeld,
  DeskHeld,
  DeskHeldQuery,
  DeskHeldRow,
  FilterTestResult,
  FilterWords,
  TryFilters,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf, recordAudit } from '../../../platform/data/audit.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { findFilterMatches, listFilterWords } from '../../foundation/text-filters/public.ts'
import { queueRoutes } from '../queues/public.ts'
import { decideHeld } from './decide-held.ts'
import { changeFilterWords } from './filter-words.ts'
import { countWaiting, listHeld, loadHeld, requireHeld, subjectOf, wasOpenedBy } from './held.queries.ts'

const config = { access: 'moderator' as const }

const wordsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, brand }) => {
  app.get('/api/desk/filters/words', {
    summary: 'List the words of the content filter',
    schema: { response: { 200: FilterWords } },
    config,
    handler: async () => ({ words: await listFilterWords(db) }),
  })

  app.post('/api/desk/filters/words', {
    summary: 'Change the words of the content filter',
    schema: { body: ChangeFilterWords, response: { 200: FilterWords } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeFilterWords(tx, actorOf(request), request.body))
      return { words: await listFilterWords(db) }
    },
  })

  app.get('/api/desk/filters/try', {
    summary: 'Try the content filter on a text',
    schema: { querystring: TryFilters, response: { 200: FilterTestResult } },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async ({ query: { text } }) => ({
      text,
      matches: await findFilterMatches(db, { text, health: brand.health }),
    }),
  })
}

const queue = queueRoutes({
  name: 'filters',
  label: 'held text',
  noun: 'filter',
  schemas: { query: DeskHeldQuery, row: DeskHeldRow, one: DeskHeld, decision: DecideHeld },
  list: listHeld,
  countWaiting,
  load: loadHeld,
  // The answer to an assignment contains the text.
  logOpening: async (tx, { viewer, actor }, { id, assigned }) => {
    const subject = subjectOf(await requireHeld(tx, viewer, id))
    if (assigned && (await wasOpenedBy(tx, viewer, subject))) return
    await recordAudit(tx, actor, { action: 'filter.open', ...subject })
  },
  assignment: {
    table: tables.heldItems,
    require: async (tx, viewer, id) => {
      const { held } = await requireHeld(tx, viewer, id)
      const refusal = held.state === 'open' ? undefined : ('HELD_DECIDED' as const)
      return { assigneeId: held.assigneeId, ...subjectOf({ held }), refusal }
    },
    assignableWhile: eq(tables.heldItems.state, 'open'),
    takenError: 'HELD_TAKEN',
  },
  decide: decideHeld,
})

export const filtersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(wordsRoutes, options)
  await app.register(queue, options)
}
