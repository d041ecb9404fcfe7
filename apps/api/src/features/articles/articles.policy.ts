import { definePolicy } from '../../platform/policy.ts'

/** Of an article that is published: every member may answer it. */
export const articlePolicy = definePolicy<null>()({
  'article.react': (viewer) => viewer !== null,
  'article.comment': (viewer) => viewer !== null,
})
