export { loadOwnReactions, reactionState } from './reactions.state.ts'
