import { App } from '@capacitor/app'
import { PushNotifications } from '@capacitor/push-notifications'
import { phonePushOf } from './phone-push.ts'

/** Of the phone around these pages; fetched in the shell alone. */
export const phone = phonePushOf({ pushes: PushNotifications, app: App })
