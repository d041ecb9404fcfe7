export { articlePolicy } from './articles.policy.ts'
export { articlesNamed, searchArticles } from './articles.search.ts'
export { articlesSiteMap, categoriesSiteMap, tagsSiteMap } from './articles.site-map.ts'
export {
  articleCommentPath,
  articleIsThere,
  requireArticle,
  toArticleChannel,
} from './articles.talk.ts'
export { tellOfArticles } from './tell-of-articles.ts'
