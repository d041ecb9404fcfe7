import { ArticleTalk, ChangeArticle, ChangeTopic, IdParam, WriteArticle, WriteTopic } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/access.ts'
import { collectionRoutes } from '../../platform/collections/collection.routes.ts'
import { collectionWrites } from '../../platform/collections/writes.routes.ts'
import { seesDrafts } from '../../platform/content/content.policy.ts'
import { formerSlugRoute } from '../../platform/content/former-slugs.ts'
import { listContentVersions } from '../../platform/content/versions.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { articlesCollection, categoriesCollection, tagsCollection } from './articles.collections.ts'
import { allowArticleWatching, loadArticleTalk } from './articles.talk.ts'
import { tellOfArticles } from './tell-of-articles.ts'
import { changeArticle, createArticle, deleteArticle } from './write-article.ts'
import { changeTopic, createTopic, deleteTopic } from './write-topic.ts'

/** Articles, and the categories and tags that they stand in, as programs and the desk read and write them. */
export const articlesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, now, jobs, unitOfWork } = options
  jobs.work('articles.tell', () => unitOfWork((tx) => tellOfArticles(tx, now())))
  allowArticleWatching(options)
  app.get('/api/articles/:id/talk', {
    schema: { params: IdParam, response: { 200: ArticleTalk } },
    config: { access: 'member' },
    handler: (request) => loadArticleTalk(db, viewerOf(request), request.params.id),
  })
  collectionRoutes(app, articlesCollection, { db, now, seesDrafts })
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
    // Neither has drafts; a draft that stands in one is for those who write.
    collectionRoutes(app, collection, { db, now, seesDrafts })
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
