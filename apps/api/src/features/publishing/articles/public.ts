export {
  articleCommentPath,
  isArticlePublished,
  publishToArticle,
  requireArticle,
} from './articles.discussion.ts'
export { articlePolicy } from './articles.policy.ts'
export { findArticlesByTitle, searchArticles } from './articles.search.ts'
export { articlesSiteMap, categoriesSiteMap, tagsSiteMap } from './articles.site-map.ts'
export { publishDueArticles } from './publish-due-articles.ts'
export { changeArticle, createArticle } from './write-article.ts'
export { changeTopic, createTopic } from './write-topic.ts'
