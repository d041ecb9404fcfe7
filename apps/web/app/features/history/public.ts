import { lazyPart } from '../../ui/lazy-part.tsx'

export { checkHistory } from './check-history.ts'
export { entryIcons } from './entry-icons.ts'
export { type History, isEmpty, readHistory } from './history.ts'
export { HistoryQuestion } from './history-question.tsx'
export { forgetHistory, keptHistory } from './local-history.ts'
export { RecentlySeen } from './recently-seen.tsx'
export { answerHistory, standingOf } from './use-local-history.ts'
export { useSeen } from './use-seen.ts'

/** Among the settings: what it leans on comes where she opens them. */
export const HistoryChoice = lazyPart(async () => (await import('./history-choice.tsx')).HistoryChoice, {
  drawnAs: '.hs-choice',
})
