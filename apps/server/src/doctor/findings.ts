/** good: nothing to do · careful: it works, and somebody should look · bad: it does not work, or loses something. */
export type State = 'good' | 'careful' | 'bad'

/** What one check found: French sentences for whoever runs the place. */
export interface Finding {
  /** For programs: stays the same from release to release. */
  check: string
  state: State
  says: string
  /** What to do about it. */
  advice?: string
}

type Said = [says: string, advice?: string]

/** Findings of one check, each in its state. */
export const findingsOf = (check: string) => {
  const inState =
    (state: State) =>
    (...[says, advice]: Said): Finding => ({ check, state, says, ...(advice !== undefined && { advice }) })
  return { good: inState('good'), careful: inState('careful'), bad: inState('bad') }
}

const MARKS: Record<State, string> = { good: '✓', careful: '!', bad: '✗' }

/** One line for one finding. */
export const inALine = ({ state, says, advice }: Finding): string =>
  `${MARKS[state]} ${says}${advice === undefined ? '' : ` → ${advice}`}`

/** What an error says of itself: never its message, which may hold an address with its password. */
export function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
    if (cause.name !== 'Error' && cause.name !== 'TypeError') return cause.name
  }
  return 'raison inconnue'
}
