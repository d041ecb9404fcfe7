import { AssignReport, type DeskList, deskList, IdParam, WaitingCount } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { recordAudit } from '../../../platform/data/audit.ts'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { type Moderator, moderatorOf } from '../sanctions/public.ts'
import { type Assignment, assign, release } from './assignment.ts'

interface Schemas<Query, Row, One, Decision> {
  query: z.ZodType<Query>
  row: z.ZodType<Row, Row>
  one: z.ZodType<One, One>
  decision: z.ZodType<Decision>
}

/** Methods, because the routes hold a queue of any types. */
interface ModerationQueue<Query, Row, One, Decision extends { clientId: string }> {
  /** In the path. */
  name: string
  /** English singular with a regular plural, for the API description. */
  label: string
  /** In the audit actions: `report.open`, `report.decide`. */
  noun: string
  schemas: Schemas<Query, Row, One, Decision>
  list(db: Queryable, viewer: Viewer, query: Query): Promise<DeskList<Row>>
  /** For the badge of the sidebar. */
  countWaiting(db: Queryable, viewer: Viewer): Promise<number>
  load(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<One>
  /** Instead of an entry about the record. `assigned`: it is the answer to an assignment, which is not logged else. */
  logOpening?(tx: Tx, moderator: Moderator, opening: { id: number; assigned: boolean }): Promise<void>
  assignment?: Assignment
  decide(
    tx: Tx,
    moderator: Moderator,
    options: FeatureOptions,
    decision: Omit<Decision, 'clientId'> & { id: number },
  ): Promise<number>
}

type Queue = ModerationQueue<unknown, unknown, unknown, { clientId: string }>
type Plugin = FastifyPluginAsyncZod<FeatureOptions>

const config = { access: 'moderator' as const }
const pathOf = ({ name }: { name: string }) => `/api/desk/${name}`
const oneOf = <One>({ schemas }: { schemas: { one: One } }) => ({ params: IdParam, response: { 200: schemas.one } })

async function open(tx: Tx, queue: Queue, moderator: Moderator, opening: { id: number; assigned: boolean }) {
  const { id, assigned } = opening
  const record = await queue.load(tx, moderator.viewer, id, moderator.now)
  if (queue.logOpening !== undefined) await queue.logOpening(tx, moderator, opening)
  else if (!assigned) {
    const entry = { action: `${queue.noun}.open`, target: queue.noun, targetId: id }
    await recordAudit(tx, moderator.actor, entry)
  }
  return record
}

function readRoutes(queue: Queue): Plugin {
  const { schemas } = queue
  const path = pathOf(queue)
  return async (app, { db, unitOfWork, now }) => {
    app.get(path, {
      summary: `List ${queue.label}s`,
      schema: { querystring: schemas.query, response: { 200: deskList(schemas.row) } },
      config,
      handler: (request) => queue.list(db, viewerOf(request), request.query),
    })

    app.get(`${path}/waiting`, {
      summary: `Count ${queue.label}s that wait`,
      schema: { response: { 200: WaitingCount } },
      config: { ...config, scopes: ['moderation:read'] },
      handler: async (request) => ({ count: await queue.countWaiting(db, viewerOf(request)) }),
    })

    // Records contain private texts: log the opening before sending them.
    app.get(`${path}/:id`, {
      summary: `Open a ${queue.label}`,
      schema: oneOf(queue),
      config: { ...config, rateLimit: staffLimits.opens },
      handler: (request) =>
        unitOfWork((tx) => open(tx, queue, moderatorOf(request, now()), { id: request.params.id, assigned: false })),
    })
  }
}

function assignmentRoutes(queue: Queue, assignment: Assignment): Plugin {
  const { noun } = queue
  return async (app, { unitOfWork, now }) => {
    const answer = (moderator: Moderator, id: number) =>
      unitOfWork((tx) => open(tx, queue, moderator, { id, assigned: true }))

    app.post(`${pathOf(queue)}/:id/assign`, {
      summary: `Assign a ${queue.label} to oneself`,
      schema: { ...oneOf(queue), body: AssignReport },
      config: { ...config, rateLimit: staffLimits.changes },
      handler: async (request) => {
        const { id } = request.params
        const moderator = moderatorOf(request, now())
        await unitOfWork((tx) => assign(tx, moderator, assignment, { noun, id, ...request.body }))
        return answer(moderator, id)
      },
    })

    app.post(`${pathOf(queue)}/:id/release`, {
      summary: `Release an assigned ${queue.label}`,
      schema: oneOf(queue),
      config: { ...config, rateLimit: staffLimits.changes },
      handler: async (request) => {
        const { id } = request.params
        const moderator = moderatorOf(request, now())
        await unitOfWork((tx) => release(tx, moderator, assignment, { noun, id }))
        return answer(moderator, id)
      },
    })
  }
}

function decisionRoute(queue: Queue): Plugin {
  return async (app, options) => {
    const { db, unitOfWork, now } = options
    app.post(`${pathOf(queue)}/:id/decide`, {
      summary: `Decide a ${queue.label}`,
      schema: { ...oneOf(queue), body: queue.schemas.decision },
      config: { ...config, rateLimit: staffLimits.adds },
      handler: async (request) => {
        const { id } = request.params
        const judge = moderatorOf(request, now())
        const { clientId, ...said } = request.body
        const decision = { id, ...said }
        const sent = { clientId, act: `${queue.noun}.decide`, words: decision }
        await unitOfWork((tx) =>
          writeIdempotently(tx, judge.viewer, sent, { write: () => queue.decide(tx, judge, options, decision) }),
        )
        return queue.load(db, judge.viewer, id, now())
      },
    })
  }
}

/** List, number of pending items, opening, assignment and decision of one moderation queue. */
export function queueRoutes<Query, Row, One, Decision extends { clientId: string }>(
  queue: ModerationQueue<Query, Row, One, Decision>,
): Plugin {
  return async (app, options) => {
    await app.register(readRoutes(queue), options)
    if (queue.assignment !== undefined) await app.register(assignmentRoutes(queue, queue.assignment), options)
    await app.register(decisionRoute(queue), options)
  }
}
