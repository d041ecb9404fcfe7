export { ReactionButton, ReactionLink } from './reaction-button.tsx'
export { withLiveReaction, withOwnReaction } from './reaction-state.ts'
export { reactionsApi } from './reactions.api.ts'
