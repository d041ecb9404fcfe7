import {
  ChangeSiteSetting,
  deskList,
  IdParam,
  type SiteSettingKey,
  SiteSettingRow,
  siteSettings,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf } from '../../../platform/data/audit.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { changeSetting, resetSetting } from './change-setting.ts'
import { settingsPolicy } from './settings.policy.ts'
import { listSettings } from './settings.queries.ts'
import type { SiteSettingsStore } from './site-settings.ts'

function requireKey({ keys }: SiteSettingsStore, id: number): SiteSettingKey {
  const key = keys.find((name) => siteSettings[name].id === id)
  if (key === undefined) throw new AppError('NOT_FOUND')
  return key
}

export const settingsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, site, unitOfWork, now }) => {
  const partsFor = (request: FastifyRequest) => {
    if (!can(settingsPolicy, request.viewer, 'setting.change', null)) throw new AppError('FORBIDDEN')
    return { site, actor: actorOf(request), now: now() }
  }
  const requireRow = async (id: number): Promise<SiteSettingRow> => {
    const row = (await listSettings(db, site)).find((setting) => setting.id === id)
    if (row === undefined) throw new AppError('NOT_FOUND')
    return row
  }

  app.get('/api/desk/settings', {
    summary: 'List the settings of the site',
    schema: { response: { 200: deskList(SiteSettingRow) } },
    config: { access: 'admin' },
    handler: async () => {
      const items = await listSettings(db, site)
      return { items, total: items.length }
    },
  })

  app.get('/api/desk/settings/:id', {
    summary: 'Get a setting of the site',
    schema: { params: IdParam, response: { 200: SiteSettingRow } },
    config: { access: 'admin' },
    handler: (request) => requireRow(request.params.id),
  })

  app.put('/api/desk/settings/:id', {
    summary: 'Change a setting of the site',
    schema: { params: IdParam, body: ChangeSiteSetting, response: { 200: SiteSettingRow } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { params, body } = request
      await unitOfWork((tx) => changeSetting(tx, partsFor(request), requireKey(site, params.id), body.value))
      return requireRow(params.id)
    },
  })

  app.post('/api/desk/settings/:id/reset', {
    summary: 'Reset a setting of the site to its default',
    schema: { params: IdParam, response: { 200: SiteSettingRow } },
    config: { access: 'admin', rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => resetSetting(tx, partsFor(request), requireKey(site, id)))
      return requireRow(id)
    },
  })
}
