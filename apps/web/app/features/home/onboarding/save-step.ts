import { NotificationSettings } from '@consoeurs/contract'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { type ProfilePart, saveProfilePart, settingsApi } from '../../account/settings/public.ts'
import { notificationSettingsApi } from '../../chat/notifications/public.ts'
import { photosApi } from '../../people/photos/public.ts'
import { communitiesApi } from '../../publishing/communities/public.ts'
import type { StepSlug } from './steps.ts'

const parts: Partial<Record<StepSlug, ProfilePart>> = {
  moi: 'about',
  recherche: 'seeking',
  interets: 'interests',
}

/** @returns null on success */
export async function saveStep(client: ApiClient, slug: StepSlug, typed: FormData) {
  if (slug === 'photo') {
    await describeMainPhoto(client, typed)
    return null
  }
  if (slug === 'lieu') return savePlace(client, typed)
  if (slug === 'communautes') return joinCommunities(client, typed)
  if (slug === 'notifications') return saveNotices(client, typed)
  const part = parts[slug]
  return part === undefined ? null : saveProfilePart(client, part, typed)
}

/** Photos are already saved; this form holds only the main photo's description. */
async function describeMainPhoto(client: ApiClient, typed: FormData): Promise<void> {
  const id = Number(typed.get('id'))
  const description = typed.get('description')
  if (!Number.isInteger(id) || id <= 0 || typeof description !== 'string') return
  await photosApi(client).change(id, { description })
}

/** A place already chosen is kept if no other is selected. */
async function savePlace(client: ApiClient, typed: FormData) {
  if (!typed.has('place') && (await settingsApi(client).profile()).place !== null) return null
  return saveProfilePart(client, 'place', typed)
}

/** One by one: a community that closed meanwhile must not prevent joining the others. */
async function joinCommunities(client: ApiClient, typed: FormData): Promise<FormAnswer | null> {
  const refused: string[] = []
  for (const slug of typed.getAll('community').map(String)) {
    try {
      await communitiesApi(client).enter(slug, { answers: [] })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status === 401 || error.status === 0) throw error
      refused.push(error.message)
    }
  }
  return refused.length === 0 ? null : { status: 'error', error: { '': refused } }
}

/** An old page may post without the choices: keep the saved settings. */
async function saveNotices(client: ApiClient, typed: FormData): Promise<null> {
  const digest = NotificationSettings.shape.emailDigest.safeParse(typed.get('emailDigest'))
  await notificationSettingsApi(client).change({
    discreetPushes: typed.has('discreetPushes'),
    emailReminders: typed.has('emailReminders'),
    ...(digest.success && { emailDigest: digest.data }),
  })
  return null
}

/** Publishes a draft profile; a hidden one stays hidden. */
export async function completeProfile(client: ApiClient): Promise<void> {
  const api = settingsApi(client)
  const { status } = await api.profile()
  if (status === 'draft') await api.changeProfile({ status: 'complete' })
}
