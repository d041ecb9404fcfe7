import {
  AddMenuEntry,
  CopyWeek,
  FilledList,
  FillList,
  IdParam,
  MenuEntry,
  MenuEntryChange,
  mondayOf,
  WeekMenu,
  WeekQuery,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { fillList } from './fill-list.ts'
import { loadWeek, type MealRow, presentEntries } from './menus.queries.ts'
import { weekCalendar } from './week-calendar.ts'
import { addEntry, changeEntry, copyWeek, deleteEntry } from './write-entry.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const often = { max: 120, timeWindow: '10 minutes' }

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, cards, brand, settings, now }) => {
  app.get('/api/menu', {
    summary: 'Get the viewer’s menu of one week',
    schema: { querystring: WeekQuery, response: { 200: WeekMenu } },
    config: { access: 'member' },
    handler: (request) => loadWeek(db, cards(viewerOf(request)), request.query.week),
  })

  app.get('/api/menu/calendar', {
    summary: 'Download the menu of one week as a calendar file',
    schema: { querystring: WeekQuery, produces: ['text/calendar'] },
    config: { access: 'member' },
    handler: async (request, reply) => {
      const { week, entries } = await loadWeek(db, cards(viewerOf(request)), request.query.week)
      const site = { brandName: brand.name, publicUrl: settings.publicUrl, now: now() }
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="menu-${week}.ics"`)
        .send(weekCalendar(entries, site))
    },
  })
}

const entryRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, cards, now }) => {
  const answer = async (request: FastifyRequest, row: MealRow) => {
    const [entry] = await presentEntries(db, cards(viewerOf(request)), [row])
    if (entry === undefined) throw new AppError('MENU_ENTRY_NOT_FOUND')
    return entry
  }

  app.post('/api/menu/entries', {
    summary: 'Add a meal to the menu',
    schema: { body: AddMenuEntry, response: { 200: MenuEntry } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const entry = { ...request.body, now: now() }
      return answer(request, await unitOfWork((tx) => addEntry(tx, viewerOf(request), entry)))
    },
  })

  app.patch('/api/menu/entries/:id', {
    summary: 'Change a meal of the menu',
    schema: { params: IdParam, body: MenuEntryChange, response: { 200: MenuEntry } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const change = { ...request.body, ...request.params }
      return answer(request, await unitOfWork((tx) => changeEntry(tx, viewerOf(request), change)))
    },
  })

  app.delete('/api/menu/entries/:id', {
    summary: 'Remove a meal from the menu',
    schema: { params: IdParam, response: { 200: Done } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await unitOfWork((tx) => deleteEntry(tx, viewerOf(request), request.params.id))
      return done
    },
  })
}

const weekRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, realtime, cards, brand, now } = options

  app.post('/api/menu/copy', {
    summary: 'Copy the menu of one week to another',
    schema: { body: CopyWeek, response: { 200: WeekMenu } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const weeks = { ...request.body, now: now() }
      await unitOfWork((tx) => copyWeek(tx, viewerOf(request), weeks))
      return loadWeek(db, cards(viewerOf(request)), mondayOf(weeks.to))
    },
  })

  app.post('/api/menu/fill', {
    summary: 'Put the ingredients of a week’s menu on the shopping list',
    schema: { body: FillList, response: { 200: FilledList } },
    config: { access: 'member', rateLimit: often },
    handler: (request) => {
      const filling = { realtime, brand, ...request.body, now: now() }
      return unitOfWork((tx) => fillList(tx, cards(viewerOf(request)), filling))
    },
  })
}

/** Not in every brand. */
export const menusRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  if (!options.brand.features.kitchen) return
  await app.register(readRoutes, options)
  await app.register(entryRoutes, options)
  await app.register(weekRoutes, options)
}
