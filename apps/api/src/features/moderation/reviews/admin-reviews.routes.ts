import { DecideReview, DeskReview, DeskReviewRow, DeskReviewsQuery } from '@consoeurs/contract'
import { queueRoutes } from '../queues/public.ts'
import { countOpenReviews, listReviews, loadReview } from './admin-reviews.queries.ts'
import { decideReview } from './decide-review.ts'

export const deskReviewsRoutes = queueRoutes({
  name: 'reviews',
  label: 'review request',
  noun: 'review',
  schemas: { query: DeskReviewsQuery, row: DeskReviewRow, one: DeskReview, decision: DecideReview },
  list: listReviews,
  countWaiting: countOpenReviews,
  load: loadReview,
  decide: decideReview,
})
