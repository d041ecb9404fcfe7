import { phoneChannel } from '@consoeurs/contract'

const marker = 'com.google.firebase.messaging.default_notification_channel_id'

/** A push that is shown while the app sleeps goes into the channel that the pages have opened. */
const channel = `
        <meta-data
            android:name="${marker}"
            android:value="${phoneChannel}" />
`

/** Links of the site open in the app, once the site vouches for it (docs/native-app.md). */
const links = (host: string) => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" />
            </intent-filter>
`

/** The `AndroidManifest.xml` that Capacitor has made, with what this app needs besides; one that has it stays as it is. */
export function completeManifest(xml: string, { hostname }: URL): string {
  if (xml.includes(marker)) return xml
  return (
    xml
      .replace(/\n *<\/activity>/, (end) => `${links(hostname)}${end}`)
      .replace(/\n *<\/application>/, (end) => `${channel}${end}`)
      // What the pages keep of her is for this phone, not for its maker's cloud.
      .replace('android:allowBackup="true"', 'android:allowBackup="false"')
  )
}
