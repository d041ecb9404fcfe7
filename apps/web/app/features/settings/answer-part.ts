import { data } from 'react-router'
import type { ApiClient } from '../../api/client.ts'
import { stayOffline } from '../../api/form-answer.ts'
import type { PartAnswer } from './part-form.tsx'
import { isProfilePart } from './profile-forms.ts'
import { saveProfilePart } from './save-profile-part.ts'

/** The action of a settings page whose forms are parts of her profile. */
export async function answerPart(client: ApiClient, typed: FormData) {
  const part = typed.get('part')
  if (!isProfilePart(part)) throw data(null, { status: 400 })
  const refusal = await saveProfilePart(client, part, typed)
  const answer: PartAnswer = { part, refusal: refusal?.data ?? null }
  return data(answer, { status: refusal?.init?.status ?? 200 })
}

interface ClientActionParts {
  request: Request
  serverAction: () => Promise<unknown>
}

/** Without a network the part she was saving says so, and keeps her words. */
export async function keepPartOffline({ request, serverAction }: ClientActionParts) {
  const part = (await request.clone().formData()).get('part')
  return stayOffline(serverAction, (text) => ({ part, refusal: { status: 'error', error: { '': [text] } } }))
}
