import type { AppPlugin } from '@capacitor/app'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'
import { constants } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import { phoneChannel } from '@consoeurs/contract/chat/push'
import { logWarning } from '../browser-log.ts'
import { pushText } from '../text/push.ts'

export interface Phone {
  pushes: PushNotificationsPlugin
  app: Pick<AppPlugin, 'addListener'>
}

const permissions = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'default',
  'prompt-with-rationale': 'default',
} as const

type PushPermission = Awaited<ReturnType<PushNotificationsPlugin['checkPermissions']>>
const permissionIn = ({ receive }: PushPermission): NotificationPermission => permissions[receive]

const pageAt = (address: unknown): string | null => {
  if (typeof address !== 'string') return null
  return sitePath(address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address)
}

export function phonePushOf({ pushes, app }: Phone) {
  /** Specification §9, « Notification channel importance ». Android only; iOS rejects the call. */
  async function openChannel(): Promise<void> {
    const { name, description } = pushText.channel
    const channel = { id: phoneChannel, name, description, importance: constants.notificationChannelImportance }
    // Visibility 0: the lock screen hides the content.
    await pushes.createChannel({ ...channel, visibility: 0 }).catch(() => undefined)
  }

  async function token(): Promise<string> {
    await openChannel()
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const heard = await Promise.all([
      pushes.addListener('registration', ({ value }) => resolve(value)),
      pushes.addListener('registrationError', ({ error }) => reject(new Error(error))),
    ])
    try {
      await pushes.register()
      return await promise
    } finally {
      for (const listener of heard) void listener.remove()
    }
  }

  /**
   * Opens the page of a pressed push or of a link to the site.
   * @returns a function that unsubscribes
   */
  function follow(open: (path: string) => void): () => void {
    const lead = (address: unknown) => open(pageAt(address) ?? '/')
    const listening = [
      pushes.addListener('pushNotificationActionPerformed', ({ notification }) => lead(notification.data?.navigate)),
      // Specification §4: only logged; the page shows it.
      pushes.addListener('pushNotificationReceived', ({ tag }) => logWarning('push received in the foreground', tag)),
      app.addListener('appUrlOpen', ({ url }) => lead(url)),
    ]
    return () => {
      for (const listener of listening) void listener.then((handle) => handle.remove())
    }
  }

  return {
    permission: async () => permissionIn(await pushes.checkPermissions()),
    ask: async () => permissionIn(await pushes.requestPermissions()),
    token,
    forget: () => pushes.unregister(),
    follow,
  }
}
