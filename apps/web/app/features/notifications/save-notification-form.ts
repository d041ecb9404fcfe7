import { NotificationSettings } from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'
import { notificationSettingsApi } from './notification-settings.api.ts'

/** The whole page as one form, where no script saves it touch by touch: a box that is not sent is off. */
export async function saveNotificationForm(client: ApiClient, userId: number, typed: FormData): Promise<void> {
  const isOn = (name: string) => typed.has(name)
  const entries = typed.getAll('entry').map(String)
  const calls = notificationSettingsApi(client)
  await calls.choose(
    userId,
    entries.map((id) => ({ id, inApp: isOn(`inApp:${id}`), push: isOn(`push:${id}`) })),
  )
  const digest = NotificationSettings.shape.emailDigest.safeParse(typed.get('emailDigest'))
  await calls.change({
    discreetPushes: isOn('discreetPushes'),
    sound: isOn('sound'),
    emailReminders: isOn('emailReminders'),
    ...(digest.success && { emailDigest: digest.data }),
  })
}
