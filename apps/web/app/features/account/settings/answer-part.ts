import { data } from 'react-router'
import type { ApiClient } from '../../../api/client.ts'
import { catchOffline } from '../../../api/form-answer.ts'
import type { PartAnswer } from './part-form.tsx'
import { isProfilePart } from './profile-forms.ts'
import { saveProfilePart } from './save-profile-part.ts'

/** Action of settings pages with parts of the profile. */
export async function saveSettingsPart(client: ApiClient, typed: FormData) {
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

/** Offline: shows an error on the part being saved and keeps its input. */
export async function savePartOffline({ request, serverAction }: ClientActionParts) {
  const part = (await request.clone().formData()).get('part')
  return catchOffline(serverAction, (text) => ({ part, refusal: { status: 'error', error: { '': [text] } } }))
}
