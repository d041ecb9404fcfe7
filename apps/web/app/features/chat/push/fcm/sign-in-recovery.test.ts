import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, recovery, type Step, signInOrRecover } from './sign-in-recovery.ts'

const answers = Object.keys(recovery.first) as Answer[]
const passwords = { kept: 'garde', fallback: 'secours' }

class ProviderError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A provider that answers as it is told, one step after the other, and remembers what it was asked. */
function scripted(script: readonly Answer[]) {
  const asked: string[] = []
  const answer = (what: string) => async (password: string) => {
    const said = script[asked.push(`${what} ${password}`) - 1]
    if (said === undefined) throw new Unfinished()
    if (said !== 'done') throw new ProviderError(said === 'other' ? 'auth/network-request-failed' : `auth/${said}`)
  }
  return { asked, doors: { signIn: answer('sign in'), create: answer('create'), recreate: answer('delete, create') } }
}

class Unfinished extends Error {}

interface Walk {
  script: Answer[]
  asked: string[]
  /** The password that is right, or the code of the error that was thrown. */
  end: string
}

/** Every way through: each answer at each step, until it ends. */
async function everyWalk(script: Answer[] = []): Promise<Walk[]> {
  const { asked, doors } = scripted(script)
  try {
    return [{ script, asked, end: await signInOrRecover(doors, passwords) }]
  } catch (error) {
    if (!(error instanceof Unfinished)) return [{ script, asked, end: (error as ProviderError).code }]
  }
  return (await Promise.all(answers.map((next) => everyWalk([...script, next])))).flat()
}

const walked = async (...script: Answer[]) => {
  const { asked, doors } = scripted(script)
  const end = await signInOrRecover(doors, passwords).catch((error: ProviderError) => error.code)
  return [...asked, end]
}

describe('the recovery of specification §4', () => {
  it('does nothing where the password is right', async () => {
    expect(await walked('done')).toEqual(['sign in garde', 'garde'])
  })

  it('user-not-found: creates the user', async () => {
    const created = ['sign in garde', 'create secours', 'sign in secours', 'secours']
    expect(await walked('user-not-found', 'done', 'done')).toEqual(created)
  })

  it('wrong-password: retries with the fallback password, then deletes and recreates', async () => {
    expect(await walked('wrong-password', 'done')).toEqual(['sign in garde', 'sign in secours', 'secours'])
    const recreated = ['sign in garde', 'sign in secours', 'delete, create secours', 'sign in secours', 'secours']
    expect(await walked('wrong-password', 'wrong-password', 'done', 'done')).toEqual(recreated)
  })

  it.each(['missing-password', 'invalid-credential'] as const)('%s: deletes and recreates the user', async (answer) => {
    const recreated = ['sign in garde', 'delete, create secours', 'sign in secours', 'secours']
    expect(await walked(answer, 'done', 'done')).toEqual(recreated)
  })

  it('rethrows other errors, as they came', async () => {
    const failure = new TypeError('the network is away')
    const doors = { ...scripted([]).doors, signIn: () => Promise.reject(failure) }
    await expect(signInOrRecover(doors, passwords)).rejects.toBe(failure)
  })

  it.each(['auth/done', 'auth/toString', 'auth/wrong-password-policy', 'wrong'])(
    'takes %s for another',
    async (code) => {
      const doors = { ...scripted([]).doors, signIn: () => Promise.reject(new ProviderError(code)) }
      await expect(signInOrRecover(doors, passwords)).rejects.toThrow(code)
    },
  )
})

describe('every way through', () => {
  let walks: Walk[]
  beforeAll(async () => {
    walks = await everyWalk()
  })
  const made = ({ asked }: Walk) => asked.filter((step) => step.includes('create'))

  it('ends, and comes by every step', () => {
    expect(walks.length).toBeGreaterThan(answers.length)
    const steps = Object.keys(recovery) as Step[]
    expect(Math.max(...walks.map(({ asked }) => asked.length))).toBeLessThanOrEqual(steps.length)
    expect(new Set(walks.flatMap(({ asked }) => asked))).toEqual(
      new Set(['sign in garde', 'sign in secours', 'create secours', 'delete, create secours']),
    )
  })

  it('ends in exactly when the last step succeeded, with the password of that step', () => {
    for (const { script, asked, end } of walks) {
      const last = asked.at(-1)
      if (script.at(-1) === 'done') expect(last).toBe(`sign in ${end}`)
      else expect(end).toMatch(/^auth\//)
    }
  })

  it('makes the identity at most once, and goes on from there only by signing in', () => {
    for (const walk of walks) {
      expect(made(walk).length).toBeLessThanOrEqual(1)
      const after = walk.asked.slice(walk.asked.findIndex((step) => step.includes('create')) + 1)
      if (made(walk).length > 0) expect(after.every((step) => step === 'sign in secours')).toBe(true)
    }
  })

  it('touches nothing after an error that nothing is known against', () => {
    for (const { script } of walks) expect(script.slice(0, -1)).not.toContain('other')
  })
})
