/** good: nothing to do · careful: it works, but check it · bad: it fails or loses something. */
export type FindingState = 'good' | 'careful' | 'bad'

/** French sentences for the operator. */
export interface Finding {
  /** For programs: stable across releases. */
  check: string
  state: FindingState
  description: string
  advice?: string
}

type FindingText = [description: string, advice?: string]

export const findingsOf = (check: string) => {
  const inState =
    (state: FindingState) =>
    (...[description, advice]: FindingText): Finding => ({
      check,
      state,
      description,
      ...(advice !== undefined && { advice }),
    })
  return { good: inState('good'), careful: inState('careful'), bad: inState('bad') }
}

const MARKS: Record<FindingState, string> = { good: '✓', careful: '!', bad: '✗' }

export const onOneLine = ({ state, description, advice }: Finding): string =>
  `${MARKS[state]} ${description}${advice === undefined ? '' : ` → ${advice}`}`

/** Programs read these fields of `--json`: they may not be renamed. */
export const toJson = ({ check, state, description, advice }: Finding) => ({ check, state, says: description, advice })

/** The code or name of an error: its message may hold an address with a password. */
export function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
    if (cause.name !== 'Error' && cause.name !== 'TypeError') return cause.name
  }
  return 'raison inconnue'
}
