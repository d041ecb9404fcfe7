export { ownReview, type ReviewRecord } from './own-review.ts'
export { loadReviewLink, readReviewToken, reviewUrl } from './review-link.ts'
export { canAskReview, isWithinReviewPeriod } from './review-period.ts'
