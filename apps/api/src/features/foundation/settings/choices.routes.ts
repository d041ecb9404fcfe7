import { ChangeInterests, ChangeProfileQuestions, ProfileChoicesView } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { type ChoiceParts, changeInterests, changeQuestions, loadChoices } from './change-choices.ts'
import { settingsPolicy } from './settings.policy.ts'

/** Interests and questions of profiles. */
export const choicesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, site, unitOfWork, now },
) => {
  const partsFor = (request: FastifyRequest): ChoiceParts => {
    if (!can(settingsPolicy, request.viewer, 'setting.change', null)) throw new AppError('FORBIDDEN')
    return { site, brand, actor: actorOf(request), now: now() }
  }

  app.get('/api/desk/profile-choices', {
    summary: 'Get the interests and questions of profiles, retired ones included',
    schema: { response: { 200: ProfileChoicesView } },
    config: { access: 'admin' },
    handler: () => loadChoices(db, brand),
  })

  app.post('/api/desk/profile-choices/interests', {
    summary: 'Replace the list of interests',
    schema: { body: ChangeInterests, response: { 200: ProfileChoicesView } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeInterests(tx, partsFor(request), request.body))
      return loadChoices(db, brand)
    },
  })

  app.post('/api/desk/profile-choices/questions', {
    summary: 'Replace the list of profile questions',
    schema: { body: ChangeProfileQuestions, response: { 200: ProfileChoicesView } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeQuestions(tx, partsFor(request), request.body))
      return loadChoices(db, brand)
    },
  })
}
