import {
  ArticleTalk,
  ChangeArticle,
  ChangeTopic,
  IdParam,
  PreviewArticle,
  WriteArticle,
  WriteTopic,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { collectionRoutes, EntryEnvelope } from '../../../platform/collections/collection.routes.ts'
import { formerSlugRoute } from '../../../platform/collections/former-slugs.ts'
import { collectionWrites } from '../../../platform/collections/writes.routes.ts'
import { seesDrafts } from '../../../platform/content/content.policy.ts'
import { listContentVersions } from '../../../platform/content/versions.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { reactionRoute } from '../reactions/public.ts'
import { articlesCollection, categoriesCollection, tagsCollection } from './articles.collections.ts'
import { allowArticleWatching, loadArticleDiscussion } from './articles.discussion.ts'
import { previewArticle } from './preview-article.ts'
import { publishDueArticles } from './publish-due-articles.ts'
import { reactToArticle } from './react-to-article.ts'
import { changeArticle, createArticle, deleteArticle } from './write-article.ts'
import { changeTopic, createTopic, deleteTopic } from './write-topic.ts'

export const articlesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now, jobs, unitOfWork } = options
  jobs.work('articles.tell', () => unitOfWork((tx) => publishDueArticles(tx, now())))
  allowArticleWatching(options)
  const reaction = { path: '/api/articles/:id/reaction', summary: 'React to an article, or take the reaction back' }
  reactionRoute(app, reaction, options, reactToArticle)
  app.get('/api/articles/:id/talk', {
    summary: 'Get the discussion of an article: comments, reactions, abilities',
    schema: { params: IdParam, response: { 200: ArticleTalk } },
    config: { access: 'member' },
    handler: (request) => loadArticleDiscussion(db, viewerOf(request), request.params.id),
  })
  app.post('/api/articles/preview', {
    summary: 'Get unsaved content as visitors would see the article; nothing is stored',
    schema: { body: PreviewArticle, response: { 200: EntryEnvelope } },
    config: { access: 'editor', scopes: ['content:read'], rateLimit: staffLimits.changes },
    handler: async (request) => {
      const context = { db, editorId: viewerOf(request).id, now: now() }
      return { data: await previewArticle(context, request.body), meta: {} }
    },
  })
  collectionRoutes(app, articlesCollection, { db, now, seesDrafts, cacheTags: ['content'] })
  collectionWrites(app, articlesCollection, options, {
    content: WriteArticle,
    changes: ChangeArticle,
    create: createArticle,
    change: changeArticle,
    remove: deleteArticle,
    versions: (id) => listContentVersions(db, 'articles', id),
  })

  for (const collection of [categoriesCollection, tagsCollection]) {
    const topic = collection === categoriesCollection ? 'categories' : 'tags'
    // Categories and tags have no drafts, but the draft articles in them are for editors only.
    collectionRoutes(app, collection, { db, now, seesDrafts, cacheTags: ['content'] })
    formerSlugRoute(app, collection, { db, now })
    collectionWrites(app, collection, options, {
      content: WriteTopic,
      changes: ChangeTopic,
      create: (tx, viewer, write) => createTopic(tx, viewer, { topic, ...write }),
      change: (tx, viewer, write) => changeTopic(tx, viewer, { topic, ...write }),
      remove: (tx, viewer, { id }) => deleteTopic(tx, viewer, { topic, id }),
    })
  }
}
