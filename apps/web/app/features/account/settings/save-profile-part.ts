import { parseWithZod } from '@conform-to/zod/v4'
import type { ApiClient } from '../../../api/client.ts'
import { failForm, refuseForm } from '../../../api/form-answer.ts'
import { mergedAnswers, type ProfilePart, profileForms } from './profile-forms.ts'
import { settingsApi } from './settings.api.ts'

type Refusal = ReturnType<typeof refuseForm>

/** @returns null on success */
export async function saveProfilePart(client: ApiClient, part: ProfilePart, typed: FormData): Promise<Refusal | null> {
  const submission = parseWithZod<(typeof profileForms)[ProfilePart]>(typed, { schema: profileForms[part] })
  if (submission.status !== 'success') return refuseForm(submission)
  try {
    await write(client, submission.value)
    return null
  } catch (error) {
    return failForm(submission, error)
  }
}

type PartValue = (typeof profileForms)[ProfilePart]['_output']

async function write(client: ApiClient, value: PartValue): Promise<void> {
  const api = settingsApi(client)
  if ('place' in value) {
    await api.choosePlace(value.place)
  } else if ('answers' in value) {
    const own = await api.profile()
    await api.changeProfile({ ...value, answers: mergedAnswers(own, value.answers) })
  } else {
    await api.changeProfile(value)
  }
}
