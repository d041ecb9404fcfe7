import { AppearanceView, ChangeColours, ChangeHero, ChangeLogo } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { readPalettes } from './appearance.ts'
import { type AppearanceParts, changeColours, changeHero, changeLogo, loadAppearance } from './change-appearance.ts'
import { settingsPolicy } from './settings.policy.ts'

/** Colours and logo of the site, and the words above its home page. */
export const appearanceRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, site, unitOfWork, now },
) => {
  const palettes = readPalettes(brand.code)
  const partsFor = (request: FastifyRequest): AppearanceParts => {
    if (!can(settingsPolicy, request.viewer, 'setting.change', null)) throw new AppError('FORBIDDEN')
    return { site, brand, palettes, actor: actorOf(request), now: now() }
  }
  const view = () => loadAppearance(db, { brand, palettes })

  app.get('/api/desk/appearance', {
    summary: 'Get the colours and logo of the site, and the words above its home page',
    schema: { response: { 200: AppearanceView } },
    config: { access: 'admin' },
    handler: view,
  })

  app.post('/api/desk/appearance/colours', {
    summary: 'Change the colours of the site, or reset them',
    schema: { body: ChangeColours, response: { 200: AppearanceView } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeColours(tx, partsFor(request), request.body))
      return view()
    },
  })

  app.post('/api/desk/appearance/hero', {
    summary: 'Change the words above the home page, or reset them',
    schema: { body: ChangeHero, response: { 200: AppearanceView } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeHero(tx, partsFor(request), request.body))
      return view()
    },
  })

  app.post('/api/desk/appearance/logo', {
    summary: 'Change the logo of the site, or reset it',
    schema: { body: ChangeLogo, response: { 200: AppearanceView } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      await unitOfWork((tx) => changeLogo(tx, partsFor(request), request.body))
      return view()
    },
  })
}
