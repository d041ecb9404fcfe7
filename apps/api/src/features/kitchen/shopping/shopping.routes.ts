import {
  BasicParam,
  ChangeShoppingLines,
  IdParam,
  ShoppingGroup,
  ShoppingList,
  ShoppingNews,
  ShoppingOverview,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { changeLines } from './change-lines.ts'
import { setBasic } from './set-basic.ts'
import { acceptList, inviteToList, leaveList, removeFromList, shareListWithGroup } from './share-list.ts'
import { loadList, loadOverview } from './shopping.queries.ts'

const often = { max: 120, timeWindow: '10 minutes' }
/** A round of the shop, ticked line by line. */
const ticks = { max: 240, timeWindow: '1 minute' }

const lineRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, realtime, cards, now }) => {
  app.get('/api/shopping-lists', {
    summary: 'List the viewer’s shopping lists and kitchen basics',
    schema: { response: { 200: ShoppingOverview } },
    config: { access: 'member' },
    handler: (request) => loadOverview(db, cards(viewerOf(request))),
  })

  app.get('/api/shopping-lists/:id', {
    summary: 'Get a shopping list',
    schema: { params: IdParam, response: { 200: ShoppingList } },
    config: { access: 'member' },
    handler: (request) => loadList(db, cards(viewerOf(request)), request.params.id),
  })

  app.put('/api/shopping-lists/:id/lines', {
    summary: 'Change lines of a shopping list',
    schema: { params: IdParam, body: ChangeShoppingLines, response: { 200: ShoppingNews } },
    config: { access: 'member', rateLimit: ticks },
    handler: (request) => {
      const list = { ownerId: request.params.id, ...request.body, now: now() }
      return unitOfWork((tx) => changeLines(tx, realtime, viewerOf(request), list))
    },
  })

  const basic = (request: FastifyRequest, ingredient: string, has: boolean) =>
    unitOfWork((tx) => setBasic(tx, viewerOf(request), { ingredient, has }))

  app.put('/api/kitchen-basics/:ingredient', {
    summary: 'Note an ingredient that the viewer always has',
    schema: { params: BasicParam, response: { 200: ShoppingOverview } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await basic(request, request.params.ingredient, true)
      return loadOverview(db, cards(viewerOf(request)))
    },
  })

  app.delete('/api/kitchen-basics/:ingredient', {
    summary: 'Remove an ingredient from the kitchen basics',
    schema: { params: BasicParam, response: { 200: ShoppingOverview } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await basic(request, request.params.ingredient, false)
      return loadOverview(db, cards(viewerOf(request)))
    },
  })
}

const sharingRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, realtime, cards, now }) => {
  const ownList = (request: FastifyRequest) => {
    const reader = cards(viewerOf(request))
    return loadList(db, reader, reader.viewer.id)
  }

  app.put('/api/shopping-lists/mine/members/:username', {
    summary: 'Share the viewer’s shopping list with a member',
    schema: { params: UsernameParam, response: { 200: ShoppingList } },
    config: { access: 'member', rateLimit: { max: 20, timeWindow: '1 day' } },
    handler: async (request) => {
      const invitation = { ...request.params, now: now() }
      await unitOfWork((tx) => inviteToList(tx, realtime, viewerOf(request), invitation))
      return ownList(request)
    },
  })

  app.delete('/api/shopping-lists/mine/members/:username', {
    summary: 'Stop sharing the shopping list with a member',
    schema: { params: UsernameParam, response: { 200: ShoppingList } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await unitOfWork((tx) => removeFromList(tx, realtime, viewerOf(request), request.params.username))
      return ownList(request)
    },
  })

  app.put('/api/shopping-lists/mine/group', {
    summary: 'Share the viewer’s shopping list with a group',
    schema: { body: ShoppingGroup, response: { 200: ShoppingList } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await unitOfWork((tx) => shareListWithGroup(tx, realtime, viewerOf(request), request.body.group))
      return ownList(request)
    },
  })

  app.post('/api/shopping-lists/:id/accept', {
    summary: 'Accept a shared shopping list',
    schema: { params: IdParam, response: { 200: ShoppingList } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      const { id: ownerId } = request.params
      await unitOfWork((tx) => acceptList(tx, realtime, viewerOf(request), { ownerId, now: now() }))
      return loadList(db, cards(viewerOf(request)), ownerId)
    },
  })

  app.post('/api/shopping-lists/:id/leave', {
    summary: 'Leave a shared shopping list',
    schema: { params: IdParam, response: { 200: ShoppingOverview } },
    config: { access: 'member', rateLimit: often },
    handler: async (request) => {
      await unitOfWork((tx) => leaveList(tx, realtime, viewerOf(request), request.params.id))
      return loadOverview(db, cards(viewerOf(request)))
    },
  })
}

/** Not in every brand. */
export const shoppingRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  if (!options.brand.features.kitchen) return
  await app.register(lineRoutes, options)
  await app.register(sharingRoutes, options)
}
