export {
  findHiddenComments,
  findHiddenReactions,
  type HiddenReactions,
  hiddenCommentsSql,
  hiddenMakingsSql,
  hiddenReactionsSql,
  subtractHidden,
} from './hidden-counts.ts'
export { reactionRoute } from './reaction-route.ts'
export { listReactors } from './reactions.queries.ts'
export { loadOwnReactions, ownReaction, reactionState, sharedReactionState } from './reactions.state.ts'
export { checkKind, type ReactionWish, setReaction } from './set-reaction.ts'
export {
  type CommentedTable,
  countComments,
  countMakings,
  countShareReactions,
  isShownMaking,
  lockCountedRows,
} from './stored-counts.ts'
