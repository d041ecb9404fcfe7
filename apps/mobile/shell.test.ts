import { expect, it } from 'vitest'
import { completeManifest } from './manifest.ts'
import { absentPage, appId, ShellRefusal, shellConfig, siteAddress } from './shell.ts'

const brand = { code: 'violette', name: 'Violette', themeColor: { light: '#fdf8f4', dark: '#17131d' } }
const site = siteAddress('https://violette.exemple.fr')

it('is the site itself, in an app of the brand', () => {
  expect(shellConfig(brand, site)).toMatchObject({
    appId: 'fr.exemple.violette',
    appName: 'Violette',
    server: { url: 'https://violette.exemple.fr', errorPath: 'index.html' },
    plugins: { PushNotifications: { presentationOptions: [] } },
  })
})

it.each([
  ['https://www.exemple.fr', 'seve', 'fr.exemple.seve'],
  ['https://ma-seve.2emain.org', 'seve', 'org.x2emain.maseve.seve'],
  ['https://exemple.fr:8443', 'nouvelle-marque', 'fr.exemple.nouvellemarque'],
])('%s, %s: %s', (address, code, id) => {
  expect(appId(siteAddress(address), code)).toBe(id)
})

it.each([
  'http://exemple.fr',
  'https://exemple.fr/chemin',
  'https://moi@exemple.fr',
  'https://localhost',
  'exemple.fr',
  '',
])('refuses « %s »', (address) => {
  expect(() => siteAddress(address)).toThrow(ShellRefusal)
})

it('brings along one page, which says in French that the site is not there, and leads back to it', () => {
  const page = absentPage(brand, site)
  expect(page).toContain('<html lang="fr">')
  expect(page).toContain('Violette n’est pas joignable')
  expect(page).toContain('<a href="https://violette.exemple.fr/">Réessayer</a>')
  expect(page).toContain('#fdf8f4')
})

const manifest = `<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <application
        android:allowBackup="true">
        <activity
            android:name=".MainActivity">
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
            </intent-filter>
        </activity>
    </application>
</manifest>
`

it('opens the site’s links on an Android phone, and names the channel of what comes while it sleeps', () => {
  const complete = completeManifest(manifest, site)
  const [activity = '', after = ''] = complete.split('</activity>')
  expect(activity).toMatch(/<intent-filter android:autoVerify="true">\s/)
  expect(activity).toContain('android:host="violette.exemple.fr"')
  expect(after).toMatch(/default_notification_channel_id"\s+android:value="notifications"/)
  expect(complete).toContain('android:allowBackup="false"')
  expect(completeManifest(complete, site)).toBe(complete)
})
