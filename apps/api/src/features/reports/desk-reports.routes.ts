import {
  AssignReport,
  DecideReport,
  DeskReport,
  DeskReportRow,
  DeskReportsQuery,
  deskList,
  IdParam,
  WaitingCount,
  WriteStaffNote,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { judgeOf } from '../sanctions/public.ts'
import { writeStaffNote } from '../staff-notes/public.ts'
import { assignReport, releaseReport } from './assign-report.ts'
import { decideReport } from './decide-report.ts'
import { evidenceRoutes } from './evidence.routes.ts'
import { loadReport, requireReport } from './reports.detail.ts'
import { countOpenReports, listReports } from './reports.queries.ts'

/** The moderators' queue. */
export const deskReportsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  await app.register(evidenceRoutes, options)
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskReport } }

  app.get('/api/desk/reports', {
    schema: { querystring: DeskReportsQuery, response: { 200: deskList(DeskReportRow) } },
    config,
    handler: (request) => listReports(db, viewerOf(request), request.query),
  })

  app.get('/api/desk/reports/waiting', {
    schema: { response: { 200: WaitingCount } },
    config,
    handler: async (request) => ({ count: await countOpenReports(db, viewerOf(request)) }),
  })

  // It holds what was said in private: that she read it is on record before she does.
  app.get('/api/desk/reports/:id', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const report = await loadReport(tx, viewerOf(request), id, now())
        await noteAct(tx, actorOf(request), { action: 'report.open', target: 'report', targetId: id })
        return report
      }),
  })

  const answer = (request: Parameters<typeof viewerOf>[0], id: number) => loadReport(db, viewerOf(request), id, now())

  app.post('/api/desk/reports/:id/assign', {
    schema: { ...one, body: AssignReport },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => assignReport(tx, judgeOf(request, now()), { id, ...request.body }))
      return answer(request, id)
    },
  })

  app.post('/api/desk/reports/:id/release', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => releaseReport(tx, judgeOf(request, now()), id))
      return answer(request, id)
    },
  })

  app.post('/api/desk/reports/:id/note', {
    schema: { ...one, body: WriteStaffNote },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      await requireReport(db, viewerOf(request), id)
      const note = { about: 'report' as const, aboutId: id, ...request.body }
      await unitOfWork((tx) => writeStaffNote(tx, judgeOf(request, now()), note))
      return answer(request, id)
    },
  })

  app.post('/api/desk/reports/:id/decide', {
    schema: { ...one, body: DecideReport },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      const { clientId, ...said } = request.body
      const decision = { id, ...said }
      const sent = { clientId, act: 'report.decide', words: decision }
      await unitOfWork((tx) =>
        writeOnce(tx, judge.viewer, sent, { write: () => decideReport(tx, judge, options, decision) }),
      )
      return answer(request, id)
    },
  })
}
