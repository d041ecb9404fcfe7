import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fcm, firebase, serviceAccount, settingsScene } from './settings.scene.ts'
import { publicSettings, tellLibraries } from './settings.ts'

const { load, refusal, pathOf } = settingsScene()

describe('the settings of a Firebase project', () => {
  it('mean nothing without somebody who uses the project', () => {
    expect(refusal({ FIREBASE_PROJECT_ID: 'consoeurs-1a2b3' })).toBe(
      'Réglage FIREBASE_PROJECT_ID\u202f: il ne sert qu’avec IDENTITY=firebase ou PUSH=fcm\u202f; ajoute l’un des deux, ou retire celui-ci.',
    )
  })

  it.each([
    ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: '' }],
    ['FIREBASE_API_KEY', { FIREBASE_API_KEY: '' }],
    ['FIREBASE_SERVICE_ACCOUNT', { FIREBASE_SERVICE_ACCOUNT: '' }],
  ])('%s is missed by name: %j', (name, change) => {
    expect(refusal({ PUSH: 'fcm', ...firebase(), ...change })).toContain(
      `Réglage ${name}\u202f: avec PUSH=fcm, il faut `,
    )
  })

  it.each([
    ['a file that is not there', () => '/nulle/part.json'],
    ['text that is no JSON', () => '{'],
    ['a key that is none', () => JSON.stringify({ ...serviceAccount(), private_key: 'x' })],
    ['another kind of credential', () => JSON.stringify({ type: 'authorized_user', client_id: 'x' })],
  ])('a service account is refused at the start, without a word of what was given: %s', (_what, given) => {
    const message = refusal({ PUSH: 'fcm', ...firebase(), FIREBASE_SERVICE_ACCOUNT: given() })
    expect(message).toBe(
      'Réglage FIREBASE_SERVICE_ACCOUNT\u202f: il faut le fichier JSON d’un compte de service, par son chemin ou en entier.',
    )
  })

  it('a service account may lie in a file', () => {
    const file = pathOf('compte.json')
    writeFileSync(file, JSON.stringify(serviceAccount()))
    const message = refusal({ PUSH: 'fcm', ...firebase(), FIREBASE_SERVICE_ACCOUNT: file })
    expect(message).not.toContain('FIREBASE_SERVICE_ACCOUNT')
  })

  it('the emulator, which believes whatever it is told, is refused in production and elsewhere than here', () => {
    const emulator = { PUSH: 'fcm', ...firebase(), FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
    const production = { MODE: 'production', PUBLIC_URL: 'https://exemple.fr' }
    expect(refusal({ ...emulator, ...production })).toContain('Réglage FIREBASE_AUTH_EMULATOR_HOST')
    expect(refusal({ ...emulator, FIREBASE_AUTH_EMULATOR_HOST: 'exemple.fr:80' })).toContain(
      'Réglage FIREBASE_AUTH_EMULATOR_HOST',
    )
  })

  it('serve identities alone without a service account where the emulator answers', () => {
    const { FIREBASE_SERVICE_ACCOUNT: _none, ...project } = firebase()
    const settings = load({ IDENTITY: 'firebase', ...project, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    expect(settings).toMatchObject({
      identity: 'firebase',
      firebase: { projectId: 'consoeurs-1a2b3', authDomain: 'consoeurs-1a2b3.firebaseapp.com', serviceAccount: null },
    })
  })

  it('name the other houses that the project lets in, and refuse what is none', () => {
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

  it('reach pages without the service account, and only where pages speak with Firebase', () => {
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

  it('what the library reads in the environment says what our settings say', () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = 'ailleurs:9099'
    tellLibraries({ dev: true, firebase: null })
    expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined()
  })
})

describe('the web app that is pushed to', () => {
  it('is told by its settings, with Google’s own name for the bucket', () => {
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

  it.each(['FIREBASE_APP_ID', 'FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_VAPID_KEY'])('misses %s by name', (name) => {
    expect(refusal({ ...fcm(), [name]: '' })).toContain(`Réglage ${name}\u202f: avec PUSH=fcm, il faut `)
  })

  it.each([
    ['FIREBASE_APP_ID', '1:123456789012:android:1a2b3c'],
    ['FIREBASE_MESSAGING_SENDER_ID', 'consoeurs'],
    ['FIREBASE_VAPID_KEY', 'x'.repeat(87)],
    ['FIREBASE_STORAGE_BUCKET', 'https://exemple.fr'],
    ['FIREBASE_MEASUREMENT_ID', 'UA-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusal({ ...fcm(), [name]: value })).toMatch(new RegExp(`^Réglage ${name}\u202f: il faut `))
  })

  it('means nothing to a site that pushes by itself', () => {
    expect(refusal({ FIREBASE_MEASUREMENT_ID: 'G-1A2B3C4D5E' })).toContain('il ne sert qu’avec PUSH=fcm')
  })
})
