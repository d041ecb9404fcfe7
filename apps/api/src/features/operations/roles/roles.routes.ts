import { ChangeStaffRole, deskList, GiveRole, IdParam, StaffQuery, StaffRow } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { giveRole } from './give-role.ts'
import { rolesPolicy } from './roles.policy.ts'
import { findStaff, listStaff } from './roles.queries.ts'

export const rolesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now }) => {
  const requireRow = async (id: number): Promise<StaffRow> => {
    const row = await findStaff(db, id)
    if (row === null) throw new AppError('MEMBER_NOT_FOUND')
    return row
  }
  const gives = async (request: FastifyRequest, given: Omit<Parameters<typeof giveRole>[2], 'now'>) => {
    if (!can(rolesPolicy, request.viewer, 'role.give', null)) throw new AppError('FORBIDDEN')
    const { id } = await unitOfWork((tx) => giveRole(tx, actorOf(request), { ...given, now: now() }))
    return requireRow(id)
  }

  app.get('/api/desk/roles', {
    summary: 'List staff',
    schema: { querystring: StaffQuery, response: { 200: deskList(StaffRow) } },
    config: { access: 'admin' },
    handler: (request) => listStaff(db, request.query),
  })

  app.get('/api/desk/roles/:id', {
    summary: 'Get a member of staff',
    schema: { params: IdParam, response: { 200: StaffRow } },
    config: { access: 'admin' },
    handler: (request) => requireRow(request.params.id),
  })

  app.post('/api/desk/roles', {
    summary: 'Give a role to a member',
    schema: { body: GiveRole, response: { 200: StaffRow } },
    config: { access: 'admin', rateLimit: staffLimits.adds },
    handler: (request) => {
      const { username, role } = request.body
      return gives(request, { to: { username }, role })
    },
  })

  app.put('/api/desk/roles/:id', {
    summary: 'Change the role of a member of staff',
    schema: { params: IdParam, body: ChangeStaffRole, response: { 200: StaffRow } },
    config: { access: 'admin', rateLimit: staffLimits.adds },
    handler: (request) => gives(request, { to: { id: request.params.id }, role: request.body.role }),
  })
}
