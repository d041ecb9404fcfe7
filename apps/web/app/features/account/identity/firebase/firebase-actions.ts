import { parseWithZod } from '@conform-to/zod/v4'
import { AskByMail, ChangePassword, CurrentPassword, limits, pageErrors, SignUp } from '@consoeurs/contract'
import { z } from 'zod'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import type { FormAnswer } from '../../../../api/form-answer.ts'
import { firebaseText } from '../firebase.text.ts'
import { identityApi } from '../identity.api.ts'
import { safeDestination } from '../sign-in/safe-destination.ts'
import { signInDetour } from '../sign-in/sign-in-detour.ts'
import { passwordScore } from '../sign-up/password-strength.ts'
import { firebaseApi } from './firebase.api.ts'
import { type FirebaseClient, FirebaseRefusal } from './firebase-client.ts'
import { signsOut } from './firebase-error-codes.ts'

/** A refusal, a redirect, or plain success. */
export type ActionResult = { refusal: FormAnswer } | { goTo: string } | 'done'

interface ActionInput {
  client: FirebaseClient
  typed: FormData
  /** The page requested before the sign-in. */
  destination: string | null
}

type Action = (input: ActionInput) => Promise<ActionResult>

const { email } = AskByMail.shape
const { password } = SignUp.shape
const calls = firebaseApi(api)

const refuse = (text: string, field = ''): ActionResult => ({
  refusal: { status: 'error', error: { [field]: [text] } },
})

/** Validates the fields, then runs the action. */
const withFields =
  <Schema extends z.ZodObject>(
    schema: Schema,
    act: (value: z.output<Schema>, input: ActionInput) => Promise<ActionResult>,
  ): Action =>
  async (input) => {
    const submission = parseWithZod(input.typed, { schema })
    if (submission.status !== 'success') return { refusal: submission.reply() }
    return act(submission.value as z.output<Schema>, input)
  }

/** Exchanges a Firebase ID token for a session. */
async function exchange(idToken: string, destination: string | null, passwordChanged = false): Promise<ActionResult> {
  const answer = await calls.exchange({ idToken, passwordChanged })
  return { goTo: 'newcomer' in answer ? '/signup/avec' : safeDestination(destination) }
}

/** Our password rule first, then the Firebase project's. */
async function requirePassword(client: FirebaseClient, chosen: string, words: string[]): Promise<void> {
  if (chosen.length < limits.password.min || passwordScore(chosen, words) < 3)
    throw new FirebaseRefusal('PASSWORD_WEAK')
  await client.requirePassword(chosen)
}

const isUnconfirmed = (error: unknown) => error instanceof ApiFailure && error.code === 'EMAIL_NOT_CONFIRMED'

const signIn = withFields(
  z.object({ identifier: email, password: CurrentPassword }),
  async ({ identifier, password: given }, { client, destination }) => {
    const idToken = await client.signIn(identifier, given)
    try {
      return await exchange(idToken, destination)
    } catch (error) {
      if (!isUnconfirmed(error)) throw error
      await client.sendConfirmation()
      return refuse(pageErrors.EMAIL_NOT_CONFIRMED.text)
    }
  },
)

const signUp = withFields(z.object({ email, password }), async (form, { client }) => {
  await requirePassword(client, form.password, [form.email])
  await client.signUp(form.email, form.password)
  return 'done'
})

/** The link in the mail may have been opened on another device. */
const afterConfirmation: Action = async ({ client, destination }) => {
  const idToken = await client.refreshed()
  try {
    return idToken === null ? refuse(firebaseText.notYet) : await exchange(idToken, destination)
  } catch (error) {
    if (isUnconfirmed(error)) return refuse(firebaseText.notYet)
    throw error
  }
}

const askLink = withFields(AskByMail, async (form, { client }) => {
  await client.askLink(form.email)
  return { goTo: '/login/link?envoye' }
})

const openLink = withFields(z.object({ email, link: z.string() }), async (form, { client, destination }) =>
  exchange(await client.openLink(form.email, form.link), destination),
)

const askReset = withFields(AskByMail, async (form, { client }) => {
  await client.askReset(form.email)
  return { goTo: '/password?envoye' }
})

const reset = withFields(z.object({ token: z.string(), password }), async (form, { client, destination }) => {
  const owner = await client.ownerOfReset(form.token)
  await requirePassword(client, form.password, [owner])
  return exchange(await client.reset(form.token, form.password), destination, true)
})

const confirmAddress = withFields(z.object({ token: z.string() }), async ({ token }, { client }) => {
  await client.confirmAddress(token)
  return { goTo: '/login?lien=confirme' }
})

/** Firebase ended this account's session, so end ours too. */
async function leave(error: FirebaseRefusal): Promise<ActionResult> {
  await identityApi(api).signOut()
  return { goTo: `/login?${new URLSearchParams({ avec: error.code })}` }
}

const changePassword = withFields(
  ChangePassword.extend({ email }),
  async ({ email: address, current, password: next }, { client }) => {
    await requirePassword(client, next, [address])
    try {
      await exchange(await client.changePassword(address, current, next), null, true)
      return 'done'
    } catch (error) {
      if (error instanceof FirebaseRefusal && error.code === 'CREDENTIALS')
        return refuse(firebaseText.currentWrong, 'current')
      if (error instanceof FirebaseRefusal && signsOut.has(error.code)) return leave(error)
      throw error
    }
  },
)

export const actions = {
  signIn,
  signUp,
  afterConfirmation,
  askLink,
  openLink,
  askReset,
  reset,
  confirmAddress,
  changePassword,
} satisfies Record<string, Action>

export type ActionName = keyof typeof actions

/** Turns an error into a form message or a redirect. */
function errorResult(error: unknown, destination: string | null): ActionResult {
  if (error instanceof FirebaseRefusal) {
    if (error.code !== 'PASSWORD_WEAK') return refuse(error.message)
    return refuse(error.lacks.map((rule) => firebaseText.lacks[rule]).join(' ') || error.message, 'password')
  }
  if (!(error instanceof ApiFailure)) throw error
  const detour = signInDetour(error, destination)
  return detour === null ? refuse(error.message) : { goTo: detour }
}

export async function runAction(name: ActionName, input: ActionInput): Promise<ActionResult> {
  try {
    return await actions[name](input)
  } catch (error) {
    return errorResult(error, input.destination)
  }
}

/** For a sign-in without a form, in a provider's popup. */
export async function signInWithPopup(prove: () => Promise<string>, destination: string | null): Promise<ActionResult> {
  try {
    return await exchange(await prove(), destination)
  } catch (error) {
    return errorResult(error, destination)
  }
}

export { FirebaseClient } from './firebase-client.ts'
