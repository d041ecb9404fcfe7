import { App } from '@capacitor/app'
import { PushNotifications } from '@capacitor/push-notifications'
import { phonePushOf } from './phone-push.ts'

export const phone = phonePushOf({ pushes: PushNotifications, app: App })
