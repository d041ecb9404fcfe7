export { pagesSiteMap } from './pages.site-map.ts'
