import { foldText, limits, type PollDraft } from '@consoeurs/contract'

/** What is typed in the fields. */
export type PollForm = {
  choices: string[]
  days: string
  several: boolean
  named: boolean
}

export const emptyPoll: PollForm = { choices: ['', '', ''], days: '3', several: false, named: false }

const isFilled = (choice: string) => choice.trim() !== ''

export const pollDraftOf = ({ choices, days, several, named }: PollForm): PollDraft => ({
  choices: choices.filter(isFilled).map((choice) => choice.trim()),
  days: Number(days),
  several,
  named,
})

/** The server's sentence, for a poll that waits for the network. */
export function pollError({ choices }: Pick<PollDraft, 'choices'>): string | null {
  if (choices.length < limits.poll.choices.min) return 'Écris au moins deux réponses.'
  return new Set(choices.map(foldText)).size === choices.length ? null : 'Deux réponses sont les mêmes.'
}
