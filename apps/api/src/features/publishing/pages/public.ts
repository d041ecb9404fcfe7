export { pagesSiteMap } from './pages.site-map.ts'
export { changePage, createPage } from './write-page.ts'
