import { NotificationSettings } from '@consoeurs/contract'
import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { notificationSettingsApi } from './notification-settings.api.ts'

export interface NotificationFormAnswer {
  saved: boolean
  problem?: string
}

type Save = (calls: ReturnType<typeof notificationSettingsApi>, typed: FormData) => Promise<unknown>

/** Saves a whole page as one form, where no script runs: an absent checkbox means off. */
async function saveForm(client: ApiClient, typed: FormData, save: Save) {
  try {
    await save(notificationSettingsApi(client), typed)
    return data<NotificationFormAnswer>({ saved: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data<NotificationFormAnswer>({ saved: false, problem: error.message }, { status: error.status || 503 })
  }
}

export const saveTopics = (client: ApiClient, userId: number, form: FormData) =>
  saveForm(client, form, (calls, typed) => {
    const choices = typed.getAll('entry').map((entry) => ({
      id: String(entry),
      inApp: typed.has(`inApp:${entry}`),
      push: typed.has(`push:${entry}`),
    }))
    return calls.choose(userId, choices)
  })

export const saveWays = (client: ApiClient, form: FormData) =>
  saveForm(client, form, (calls, typed) => {
    const digest = NotificationSettings.shape.emailDigest.safeParse(typed.get('emailDigest'))
    return calls.change({
      discreetPushes: typed.has('discreetPushes'),
      sound: typed.has('sound'),
      emailReminders: typed.has('emailReminders'),
      ...(digest.success && { emailDigest: digest.data }),
    })
  })
