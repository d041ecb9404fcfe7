import { parseWithZod } from '@conform-to/zod/v4'
import { AskByMail, ChangePassword, CurrentPassword, limits, pageErrors, SignUp } from '@consoeurs/contract'
import { z } from 'zod'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { firebaseText } from '../../text/firebase.ts'
import { firebaseApi } from './firebase.api.ts'
import { type FirebaseDoor, FirebaseRefusal } from './firebase-door.ts'
import { signsOut } from './firebase-meanings.ts'
import { identityApi } from './identity.api.ts'
import { passwordScore } from './password-strength.ts'
import { safeDestination } from './safe-destination.ts'
import { signInDetour } from './sign-in-detour.ts'

/** How a form ended: what is wrong with it, where she goes on, or nothing but that it is done. */
export type ActEnd = { refusal: FormAnswer } | { goTo: string } | 'done'

/** What a form asks of Firebase, with what it knows besides its fields. */
interface Asked {
  door: FirebaseDoor
  typed: FormData
  /** The page she came for. */
  destination: string | null
}

type Act = (asked: Asked) => Promise<ActEnd>

const { email } = AskByMail.shape
const { password } = SignUp.shape
const calls = firebaseApi(api)

const wrong = (text: string, field = ''): ActEnd => ({ refusal: { status: 'error', error: { [field]: [text] } } })

/** Runs what a form asks for once its fields are right. */
const withFields =
  <Schema extends z.ZodObject>(schema: Schema, act: (value: z.output<Schema>, asked: Asked) => Promise<ActEnd>): Act =>
  async (asked) => {
    const submission = parseWithZod(asked.typed, { schema })
    if (submission.status !== 'success') return { refusal: submission.reply() }
    return act(submission.value as z.output<Schema>, asked)
  }

/** From Firebase into a session of ours. */
async function enter(idToken: string, destination: string | null, passwordChanged = false): Promise<ActEnd> {
  const answer = await calls.exchange({ idToken, passwordChanged })
  return { goTo: 'newcomer' in answer ? '/signup/avec' : safeDestination(destination) }
}

/** Our own rule, and then the project's. */
async function requirePassword(door: FirebaseDoor, chosen: string, words: string[]): Promise<void> {
  if (chosen.length < limits.password.min || passwordScore(chosen, words) < 3)
    throw new FirebaseRefusal('PASSWORD_WEAK')
  await door.requirePassword(chosen)
}

const isUnconfirmed = (error: unknown) => error instanceof ApiFailure && error.code === 'EMAIL_NOT_CONFIRMED'

const signIn = withFields(
  z.object({ identifier: email, password: CurrentPassword }),
  async ({ identifier, password: given }, { door, destination }) => {
    const idToken = await door.signIn(identifier, given)
    try {
      return await enter(idToken, destination)
    } catch (error) {
      if (!isUnconfirmed(error)) throw error
      await door.sendConfirmation()
      return wrong(pageErrors.EMAIL_NOT_CONFIRMED.text)
    }
  },
)

const signUp = withFields(z.object({ email, password }), async (form, { door }) => {
  await requirePassword(door, form.password, [form.email])
  await door.signUp(form.email, form.password)
  return 'done'
})

/** She says that she has pressed the link of her mail: here, or on another device. */
const afterConfirmation: Act = async ({ door, destination }) => {
  const idToken = await door.refreshed()
  try {
    return idToken === null ? wrong(firebaseText.notYet) : await enter(idToken, destination)
  } catch (error) {
    if (isUnconfirmed(error)) return wrong(firebaseText.notYet)
    throw error
  }
}

const askLink = withFields(AskByMail, async (form, { door }) => {
  await door.askLink(form.email)
  return { goTo: '/login/link?envoye' }
})

const openLink = withFields(z.object({ email, link: z.string() }), async (form, { door, destination }) =>
  enter(await door.openLink(form.email, form.link), destination),
)

const askReset = withFields(AskByMail, async (form, { door }) => {
  await door.askReset(form.email)
  return { goTo: '/password?envoye' }
})

const reset = withFields(z.object({ token: z.string(), password }), async (form, { door, destination }) => {
  const owner = await door.ownerOfReset(form.token)
  await requirePassword(door, form.password, [owner])
  return enter(await door.reset(form.token, form.password), destination, true)
})

const confirmAddress = withFields(z.object({ token: z.string() }), async ({ token }, { door }) => {
  await door.confirmAddress(token)
  return { goTo: '/login?lien=confirme' }
})

/** Signed in as she is, she may not be any more there: then she is signed out here too. */
async function leave(error: FirebaseRefusal): Promise<ActEnd> {
  await identityApi(api).signOut()
  return { goTo: `/login?${new URLSearchParams({ avec: error.code })}` }
}

const changePassword = withFields(
  ChangePassword.extend({ email }),
  async ({ email: address, current, password: next }, { door }) => {
    await requirePassword(door, next, [address])
    try {
      await enter(await door.changePassword(address, current, next), null, true)
      return 'done'
    } catch (error) {
      if (error instanceof FirebaseRefusal && error.code === 'CREDENTIALS')
        return wrong(firebaseText.currentWrong, 'current')
      if (error instanceof FirebaseRefusal && signsOut.has(error.code)) return leave(error)
      throw error
    }
  },
)

export const acts = {
  signIn,
  signUp,
  afterConfirmation,
  askLink,
  openLink,
  askReset,
  reset,
  confirmAddress,
  changePassword,
} satisfies Record<string, Act>

export type ActName = keyof typeof acts

/** What went wrong, as a form says it; where she goes on elsewhere, she is led there. */
function endOf(error: unknown, destination: string | null): ActEnd {
  if (error instanceof FirebaseRefusal) {
    if (error.code !== 'PASSWORD_WEAK') return wrong(error.message)
    return wrong(error.lacks.map((rule) => firebaseText.lacks[rule]).join(' ') || error.message, 'password')
  }
  if (!(error instanceof ApiFailure)) throw error
  const detour = signInDetour(error, destination)
  return detour === null ? wrong(error.message) : { goTo: detour }
}

export async function perform(name: ActName, asked: Asked): Promise<ActEnd> {
  try {
    return await acts[name](asked)
  } catch (error) {
    return endOf(error, asked.destination)
  }
}

/** The same for a sign-in that is no form: in a window of another house. */
export async function enterWith(prove: () => Promise<string>, destination: string | null): Promise<ActEnd> {
  try {
    return await enter(await prove(), destination)
  } catch (error) {
    return endOf(error, destination)
  }
}

export { FirebaseDoor } from './firebase-door.ts'
