export { loadOwnReactions, ownReaction, reactionState } from './reactions.state.ts'
export { checkKind, setReaction } from './set-reaction.ts'
