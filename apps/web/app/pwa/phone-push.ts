import type { AppPlugin } from '@capacitor/app'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'
import { constants } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import { phoneChannel } from '@consoeurs/contract/push'
import { logWarning } from '../browser-log.ts'
import { pushText } from '../text/push.ts'

/** The two plugins of the shell, as far as they are used. */
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

type Answer = Awaited<ReturnType<PushNotificationsPlugin['checkPermissions']>>
const permissionIn = ({ receive }: Answer): NotificationPermission => permissions[receive]

/** A page of this site, wherever the address is meant to lead; null for any other. */
const pageAt = (address: unknown): string | null => {
  if (typeof address !== 'string') return null
  return sitePath(address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address)
}

/** Pushes by the phone’s own service, with the phone’s words in ours. */
export function phonePushOf({ pushes, app }: Phone) {
  /** Specification §9, « Notification channel importance »: Android alone has channels, an iPhone says that it has none. */
  async function openChannel(): Promise<void> {
    const { name, description } = pushText.channel
    const channel = { id: phoneChannel, name, description, importance: constants.notificationChannelImportance }
    // A locked screen shows that something came, and not what.
    await pushes.createChannel({ ...channel, visibility: 0 }).catch(() => undefined)
  }

  /** What Firebase Cloud Messaging calls this phone. */
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

  /** Leads where a pressed push, or a link of the site elsewhere on the phone, points. @returns the end of it */
  function follow(open: (path: string) => void): () => void {
    const lead = (address: unknown) => open(pageAt(address) ?? '/')
    const listening = [
      pushes.addListener('pushNotificationActionPerformed', ({ notification }) => lead(notification.data?.navigate)),
      // Specification §4: only logged; the page itself shows what came.
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
