export { townsSiteMap } from './towns.site-map.ts'
