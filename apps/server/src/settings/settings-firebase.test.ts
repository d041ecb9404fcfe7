import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fcm, firebase, serviceAccount, settingsFixture } from './settings.fixture.ts'
import { configureLibraries, publicSettings } from './settings.ts'

const { load, refusal, pathOf } = settingsFixture()

describe('the settings of a Firebase project', () => {
  it('are refused if nothing uses the project', () => {
    expect(refusal({ FIREBASE_PROJECT_ID: 'consoeurs-1a2b3' })).toBe(
      'Réglage FIREBASE_PROJECT_ID\u202f: il ne sert qu’avec IDENTITY=firebase ou PUSH=fcm\u202f; ajoute l’un des deux, ou retire celui-ci.',
    )
  })

  it.each([
    ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: '' }],
    ['FIREBASE_API_KEY', { FIREBASE_API_KEY: '' }],
    ['FIREBASE_SERVICE_ACCOUNT', { FIREBASE_SERVICE_ACCOUNT: '' }],
  ])('the missing %s is reported by name: %j', (name, change) => {
    expect(refusal({ PUSH: 'fcm', ...firebase(), ...change })).toContain(
      `Réglage ${name}\u202f: avec PUSH=fcm, il faut `,
    )
  })

  it.each([
    ['a file that is not there', () => '/nulle/part.json'],
    ['text that is no JSON', () => '{'],
    ['a key that is none', () => JSON.stringify({ ...serviceAccount(), private_key: 'x' })],
    ['another kind of credential', () => JSON.stringify({ type: 'authorized_user', client_id: 'x' })],
  ])('an invalid service account is refused at start, without quoting it: %s', (_what, given) => {
    const message = refusal({ PUSH: 'fcm', ...firebase(), FIREBASE_SERVICE_ACCOUNT: given() })
    expect(message).toBe(
      'Réglage FIREBASE_SERVICE_ACCOUNT\u202f: il faut le fichier JSON d’un compte de service, par son chemin ou en entier.',
    )
  })

  it('a service account may be in a file', () => {
    const file = pathOf('compte.json')
    writeFileSync(file, JSON.stringify(serviceAccount()))
    const message = refusal({ PUSH: 'fcm', ...firebase(), FIREBASE_SERVICE_ACCOUNT: file })
    expect(message).not.toContain('FIREBASE_SERVICE_ACCOUNT')
  })

  it('the emulator is refused in production and on other hosts', () => {
    const emulator = { PUSH: 'fcm', ...firebase(), FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
    const production = { MODE: 'production', PUBLIC_URL: 'https://exemple.fr' }
    expect(refusal({ ...emulator, ...production })).toContain('Réglage FIREBASE_AUTH_EMULATOR_HOST')
    expect(refusal({ ...emulator, FIREBASE_AUTH_EMULATOR_HOST: 'exemple.fr:80' })).toContain(
      'Réglage FIREBASE_AUTH_EMULATOR_HOST',
    )
  })

  it('need no service account for identities with the emulator', () => {
    const { FIREBASE_SERVICE_ACCOUNT: _none, ...project } = firebase()
    const settings = load({ IDENTITY: 'firebase', ...project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    expect(settings).toMatchObject({
      identity: 'firebase',
      firebase: { projectId: 'consoeurs-1a2b3', authDomain: 'consoeurs-1a2b3.firebaseapp.com', serviceAccount: null },
    })
  })

  it('list the other identity providers of the project, and refuse invalid ones', () => {
    const asked = 'google.com,github.com,oidc.maison=Ma Maison'
    expect(load({ IDENTITY: 'firebase', ...firebase(), FIREBASE_PROVIDERS: asked }).firebase?.providers).toEqual([
      { id: 'google.com', name: 'Google' },
      { id: 'github.com', name: 'GitHub' },
      { id: 'oidc.maison', name: 'Ma Maison' },
    ])
    expect(refusal({ IDENTITY: 'firebase', ...firebase(), FIREBASE_PROVIDERS: 'exemple.com' })).toContain(
      'Réglage FIREBASE_PROVIDERS',
    )
  })

  it('are exposed to pages without the service account, and only with Firebase', () => {
    const settings = load({ IDENTITY: 'firebase', ...firebase() })
    const shown = publicSettings(settings)
    expect(shown.firebase).toEqual({
      apiKey: 'cle-publique',
      authDomain: 'consoeurs-1a2b3.firebaseapp.com',
      projectId: 'consoeurs-1a2b3',
      emulator: null,
      providers: [],
    })
    expect(JSON.stringify(shown)).not.toContain('PRIVATE KEY')
    expect(publicSettings(load()).firebase).toBeNull()
  })

  it('the environment of the library follows the settings', () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = 'ailleurs:9099'
    configureLibraries({ dev: true, firebase: null })
    expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined()
  })
})

describe('the web app that receives pushes', () => {
  it('is configured by its settings, with Google’s own name for the bucket', () => {
    expect(load(fcm()).fcm).toEqual({
      appId: '1:123456789012:web:1a2b3c4d5e6f',
      messagingSenderId: '123456789012',
      vapidPublicKey: `B${'x'.repeat(86)}`,
      storageBucket: 'consoeurs-1a2b3.firebasestorage.app',
      measurementId: '',
      identity: 'alias',
    })
    expect(load().fcm).toBeNull()
  })

  it.each(['FIREBASE_APP_ID', 'FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_VAPID_KEY'])(
    'reports a missing %s by name',
    (name) => {
      expect(refusal({ ...fcm(), [name]: '' })).toContain(`Réglage ${name}\u202f: avec PUSH=fcm, il faut `)
    },
  )

  it.each([
    ['FIREBASE_APP_ID', '1:123456789012:android:1a2b3c'],
    ['FIREBASE_MESSAGING_SENDER_ID', 'consoeurs'],
    ['FIREBASE_VAPID_KEY', 'x'.repeat(87)],
    ['FIREBASE_STORAGE_BUCKET', 'https://exemple.fr'],
    ['FIREBASE_MEASUREMENT_ID', 'UA-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusal({ ...fcm(), [name]: value })).toMatch(new RegExp(`^Réglage ${name}\u202f: il faut `))
  })

  it('is refused if the site does not push through Firebase', () => {
    expect(refusal({ FIREBASE_MEASUREMENT_ID: 'G-1A2B3C4D5E' })).toContain('il ne sert qu’avec PUSH=fcm')
  })
})
