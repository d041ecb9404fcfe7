import '../../../ui/forms/choices.module.css'
import '../../../ui/text-blocks.module.css'
import '../../../styles/shared/settings.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

export { checkHistory } from './check-history.ts'
export { entryIcons } from './entry-icons.ts'
export { type History, isEmpty, readHistory } from './history.ts'
export { HistoryQuestion } from './history-question.tsx'
export { forgetHistory, storedHistory } from './local-history.ts'
export { RecentlySeen } from './recently-seen.tsx'
export { answerHistory, dismissHistoryQuestion, historyConsent } from './use-local-history.ts'
export { useSeen } from './use-seen.ts'

/** Loaded on demand. */
export const HistoryChoice = lazyPart(async () => (await import('./history-choice.tsx')).HistoryChoice, {
  drawnAs: '[data-hook~="history-choice"]',
})
