export { LikeButton, LikeHint } from './like-button.tsx'
export { LikeMomentOverlay } from './like-moment-overlay.tsx'
export { likesApi } from './likes.api.ts'
export { useLike } from './use-like.ts'
