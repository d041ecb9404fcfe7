/** What the provider says to one step; `done` is success, `other` an error that nothing is known against. */
export type Answer = 'done' | 'user-not-found' | 'wrong-password' | 'missing-password' | 'invalid-credential' | 'other'

/**
 * `first` signs in with the password that is kept; `retry` and `last` with the fallback password, and after `last`
 * nothing more is tried. `create` makes the identity with the fallback password; `recreate` deletes it before.
 */
export type Step = 'first' | 'retry' | 'create' | 'recreate' | 'last'

/** She is in, with one of the two passwords; or the error is for whoever asked. */
export type End = 'kept' | 'fallback' | 'rethrow'

const recovers = {
  'user-not-found': 'create',
  'missing-password': 'recreate',
  'invalid-credential': 'recreate',
  other: 'rethrow',
} as const

const rethrows = {
  'user-not-found': 'rethrow',
  'wrong-password': 'rethrow',
  'missing-password': 'rethrow',
  'invalid-credential': 'rethrow',
  other: 'rethrow',
} as const

/** Specification §4, « Push-provider sign-in recovery »: what follows each answer. No step comes twice. */
export const recovery: Record<Step, Record<Answer, Step | End>> = {
  first: { ...recovers, done: 'kept', 'wrong-password': 'retry' },
  retry: { ...recovers, done: 'fallback', 'wrong-password': 'recreate' },
  create: { ...rethrows, done: 'last' },
  recreate: { ...rethrows, done: 'last' },
  last: { ...rethrows, done: 'fallback' },
}

const isEnd = (next: Step | End): next is End => next === 'kept' || next === 'fallback' || next === 'rethrow'

/** The provider's codes begin with the part of it that speaks: `auth/user-not-found`. */
function answerOf(error: unknown): Answer {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : ''
  return code !== 'done' && Object.hasOwn(recovery.first, code) ? (code as Answer) : 'other'
}

interface Doors {
  signIn(password: string): Promise<void>
  create(password: string): Promise<void>
  recreate(password: string): Promise<void>
}

interface Passwords {
  /** Empty where none is kept: the provider says then that it is missing. */
  kept: string
  fallback: string
}

/**
 * Signs in, whatever the provider remembers or has forgotten of the identity.
 * @returns the password that is right from now on @throws what nothing is done about, as it came
 */
export async function signInOrRecover(doors: Doors, { kept, fallback }: Passwords): Promise<string> {
  const take: Record<Step, () => Promise<void>> = {
    first: () => doors.signIn(kept),
    retry: () => doors.signIn(fallback),
    create: () => doors.create(fallback),
    recreate: () => doors.recreate(fallback),
    last: () => doors.signIn(fallback),
  }
  let step: Step = 'first'
  for (;;) {
    let failure: unknown
    const answer: Answer = await take[step]().then(
      () => 'done' as const,
      (error: unknown) => {
        failure = error
        return answerOf(error)
      },
    )
    const next: Step | End = recovery[step][answer]
    if (next === 'rethrow') throw failure
    if (isEnd(next)) return next === 'kept' ? kept : fallback
    step = next
  }
}
