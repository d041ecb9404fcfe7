import { DecideReport, DeskReport, DeskReportRow, DeskReportsQuery, IdParam, WriteStaffNote } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { picturePolicy, sendSound, soundKey, storedKey } from '../../foundation/files/public.ts'
import { queueRoutes } from '../queues/public.ts'
import { moderatorOf } from '../sanctions/public.ts'
import { writeStaffNote } from '../staff-notes/public.ts'
import { decideReport } from './decide-report.ts'
import { evidencePictures, evidenceSounds } from './evidence.ts'
import { loadReport, requireReport } from './reports.detail.ts'
import { countOpenReports, listReports } from './reports.queries.ts'

const FileParam = IdParam.extend({ name: z.string().max(64) })

/** The usual visibility rules do not apply to moderators who may open the report. */
const evidenceRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, fileStore }) => {
  app.get('/api/desk/reports/:id/pictures/:name', {
    schema: { hide: true, params: FileParam },
    config: { access: 'moderator' },
    handler: async (request, reply) => {
      const { id, name } = request.params
      const { report } = await requireReport(db, viewerOf(request), id)
      if (!evidencePictures(report.snapshot).includes(name)) throw new AppError('NOT_FOUND')
      const bytes = await fileStore.read(storedKey(name, 'medium'))
      if (bytes === null) throw new AppError('NOT_FOUND')
      reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', picturePolicy).header('content-disposition', 'inline')
      return reply.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  })

  app.get('/api/desk/reports/:id/sounds/:name', {
    schema: { hide: true, params: FileParam },
    config: { access: 'moderator' },
    handler: async (request, reply) => {
      const { id, name } = request.params
      const { report } = await requireReport(db, viewerOf(request), id)
      if (!evidenceSounds(report.snapshot).includes(name)) throw new AppError('NOT_FOUND')
      const bytes = await fileStore.read(soundKey(name))
      if (bytes === null) throw new AppError('NOT_FOUND')
      reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', picturePolicy).header('content-disposition', 'inline')
      return sendSound(request, reply, bytes)
    },
  })
}

const queue = queueRoutes({
  name: 'reports',
  label: 'report',
  noun: 'report',
  schemas: { query: DeskReportsQuery, row: DeskReportRow, one: DeskReport, decision: DecideReport },
  list: listReports,
  countWaiting: countOpenReports,
  load: loadReport,
  assignment: {
    table: tables.reports,
    require: async (tx, viewer, id) => {
      const { report } = await requireReport(tx, viewer, id)
      return { assigneeId: report.assigneeId, target: 'report', targetId: id }
    },
    takenError: 'REPORT_TAKEN',
  },
  decide: decideReport,
})

const noteRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  app.post('/api/desk/reports/:id/note', {
    summary: 'Write a staff note about a report',
    schema: { params: IdParam, body: WriteStaffNote, response: { 200: DeskReport } },
    config: { access: 'moderator', rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      await requireReport(db, viewerOf(request), id)
      const note = { about: 'report' as const, aboutId: id, ...request.body }
      await unitOfWork((tx) => writeStaffNote(tx, moderatorOf(request, now()), note))
      return loadReport(db, viewerOf(request), id, now())
    },
  })
}

export const deskReportsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(evidenceRoutes, options)
  await app.register(queue, options)
  await app.register(noteRoutes, options)
}
