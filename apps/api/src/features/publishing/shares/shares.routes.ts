import {
  ChangeShare,
  IdParam,
  type Page,
  PageQuery,
  PublishShare,
  page,
  ReactorView,
  SetKept,
  SharesQuery,
  ShareView,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type CacheTag, shareTag } from '../../../cache-tags.ts'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { onlookerViewer } from '../../people/members/public.ts'
import { loadRecipeFacts } from '../ingredients/public.ts'
import { listReactors, reactionRoute } from '../reactions/public.ts'
import { changeShare } from './change-share.ts'
import { pollRoutes } from './poll.routes.ts'
import { publishShare } from './publish-share.ts'
import { reactToShare } from './react-to-share.ts'
import { removeShare, toSubmittedText } from './remove-share.ts'
import { setBookmark } from './set-bookmark.ts'
import { allowShareWatching } from './share-channel.ts'
import { listShares, loadShare, requireShare } from './shares.queries.ts'
import { themesRoutes } from './themes.routes.ts'

const shareReactionsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, cards } = options
  const reaction = { path: '/api/shares/:id/reaction', summary: 'React to a share, or take the reaction back' }
  reactionRoute(app, reaction, options, reactToShare)

  app.get('/api/shares/:id/reactions', {
    summary: 'List who reacted to a share',
    schema: { params: IdParam, querystring: PageQuery, response: { 200: page(ReactorView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const { id } = request.params
      await requireShare(db, request.viewer, id)
      return listReactors(db, cards(request.viewer), { target: 'share', targetId: id }, request.query)
    },
  })
}

/** A member may preview only her own shares as another viewer: others' blocks apply to her. */
function readerOf({ viewer, query }: { viewer: Viewer | null; query: SharesQuery }): Viewer | null {
  const { seenBy, author } = query
  if (seenBy === undefined) return viewer
  if (viewer === null || author?.toLowerCase() !== viewer.username.toLowerCase()) throw new AppError('FORBIDDEN')
  return onlookerViewer(seenBy)
}

const tagsOfShare = ({ id, recipe }: ShareView): CacheTag[] => [
  'members',
  shareTag(id),
  ...(recipe === null ? [] : (['content'] as const)),
]
const tagsOfList = ({ items }: Page<ShareView>): CacheTag[] => [
  'members',
  'shares',
  ...items.map(({ id }) => shareTag(id)),
]

/** With allergens and seasons, where the brand has a kitchen. */
async function loadWholeShare(options: FeatureOptions, viewer: Viewer | null, id: string): Promise<ShareView> {
  const { db, brand, cards } = options
  const share = await loadShare(db, cards(viewer), id)
  if (share.recipe === null || !brand.features.kitchen) return share
  return { ...share, recipeFacts: await loadRecipeFacts(options, share.recipe) }
}

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, cards } = options

  app.get('/api/shares', {
    summary: 'List shares',
    schema: { querystring: SharesQuery, response: { 200: page(ShareView) } },
    config: { access: 'public', scopes: ['shares:read'] },
    handler: (request) => withCacheTags(listShares(db, cards(readerOf(request)), request.query), tagsOfList),
  })

  app.get('/api/shares/:idOrSlug', {
    summary: 'Get a share by number or slug',
    schema: { params: z.object({ idOrSlug: z.string().min(1).max(120) }), response: { 200: ShareView } },
    config: { access: 'public', scopes: ['shares:read'] },
    handler: (request) => withCacheTags(loadWholeShare(options, request.viewer, request.params.idOrSlug), tagsOfShare),
  })
}

const writeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { brand, unitOfWork, now, realtime, repetition } = options

  app.post('/api/shares', {
    summary: 'Publish a share',
    schema: { body: PublishShare, response: { 200: ShareView } },
    config: { access: 'member', scopes: ['shares:write'], rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const draft = request.body
      const saying = toSubmittedText(draft)
      await repetition.check(viewer, saying)
      const id = await unitOfWork((tx) => publishShare(tx, realtime, viewer, { brand, draft, now: now() }))
      await repetition.remember(viewer, saying)
      return loadWholeShare(options, viewer, String(id))
    },
  })

  app.patch('/api/shares/:id', {
    summary: 'Change a share',
    schema: { params: IdParam, body: ChangeShare, response: { 200: ShareView } },
    config: { access: 'member', scopes: ['shares:write'], rateLimit: { max: 60, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const change = { id: request.params.id, brand, words: request.body, now: now() }
      await unitOfWork((tx) => changeShare(tx, viewer, change))
      return loadWholeShare(options, viewer, String(request.params.id))
    },
  })

  app.delete('/api/shares/:id', {
    summary: 'Delete a share',
    schema: { params: IdParam, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'member', scopes: ['shares:write'], rateLimit: { max: 30, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await repetition.forget(viewer, await unitOfWork((tx) => removeShare(tx, viewer, request.params.id, now())))
      return { ok: true as const }
    },
  })
}

/** Bookmarks. */
const markRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork }) => {
  app.put('/api/shares/:id/kept', {
    summary: 'Bookmark a share, or remove the bookmark',
    schema: { params: IdParam, body: SetKept, response: { 200: SetKept } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => {
      const wish = { shareId: request.params.id, kept: request.body.kept }
      return unitOfWork((tx) => setBookmark(tx, viewerOf(request), wish))
    },
  })
}

export const sharesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  allowShareWatching(options)
  await app.register(shareReactionsRoutes, options)
  await app.register(readRoutes, options)
  await app.register(writeRoutes, options)
  await app.register(markRoutes, options)
  await app.register(pollRoutes, options)
  await app.register(themesRoutes, options)
}
