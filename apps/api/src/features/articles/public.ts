export { searchArticles } from './articles.search.ts'
export { articlesSiteMap, categoriesSiteMap, tagsSiteMap } from './articles.site-map.ts'
