export { pollColumns } from './poll-columns.ts'
export { type PollRow, pollSelection, pollView, votesSelection } from './polls.views.ts'
export { setVote } from './set-vote.ts'
export { listVoters } from './voters.queries.ts'
