import { definePolicy } from '../../../platform/http/policy.ts'

/** For published articles. */
export const articlePolicy = definePolicy<null>()({
  'article.react': (viewer) => viewer !== null,
  'article.comment': (viewer) => viewer !== null,
})
