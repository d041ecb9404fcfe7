/** The provider's answer to one step; `other` is an error without a recovery. */
export type Answer = 'done' | 'user-not-found' | 'wrong-password' | 'missing-password' | 'invalid-credential' | 'other'

/**
 * `first` signs in with the stored password, `retry` and `last` with the fallback password; `last` is the final
 * attempt. `create` makes the identity with the fallback password; `recreate` deletes it before.
 */
export type Step = 'first' | 'retry' | 'create' | 'recreate' | 'last'

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

/** Specification §4, « Push-provider sign-in recovery »: the next step for each answer. No step repeats. */
export const recovery: Record<Step, Record<Answer, Step | End>> = {
  first: { ...recovers, done: 'kept', 'wrong-password': 'retry' },
  retry: { ...recovers, done: 'fallback', 'wrong-password': 'recreate' },
  create: { ...rethrows, done: 'last' },
  recreate: { ...rethrows, done: 'last' },
  last: { ...rethrows, done: 'fallback' },
}

const isEnd = (next: Step | End): next is End => next === 'kept' || next === 'fallback' || next === 'rethrow'

/** Provider codes have a module prefix: `auth/user-not-found`. */
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
  /** Empty if none is stored: the provider then answers that it is missing. */
  kept: string
  fallback: string
}

/**
 * Signs in, recovering from whatever the provider has lost of the identity.
 * @returns the password that is valid from now on
 * @throws the original error if there is no recovery
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
