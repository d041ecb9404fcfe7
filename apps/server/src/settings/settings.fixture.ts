import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { loadSettings } from './settings.ts'

/** A sign-in with another house, as an operator sets it. */
export const oidc = { IDENTITY: 'oidc', OIDC_ISSUER: 'https://comptes.exemple.fr/', OIDC_CLIENT_ID: 'consoeurs' }

/** A Firebase project, as an operator sets it; the key is of nobody. */
export const firebase = () => ({
  FIREBASE_PROJECT_ID: 'consoeurs-1a2b3',
  FIREBASE_API_KEY: 'cle-publique',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(serviceAccount()),
})

/** Its web app, where it carries the pushes. */
export const fcm = () => ({
  PUSH: 'fcm',
  ...firebase(),
  FIREBASE_APP_ID: '1:123456789012:web:1a2b3c4d5e6f',
  FIREBASE_MESSAGING_SENDER_ID: '123456789012',
  FIREBASE_VAPID_KEY: `B${'x'.repeat(86)}`,
})

export function serviceAccount() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    type: 'service_account',
    project_id: 'consoeurs-1a2b3',
    client_email: 'site@consoeurs-1a2b3.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** For tests: an empty project folder of each story's own, and the settings that are read there. */
export function settingsFixture() {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const load = (environment: Record<string, string> = {}) => loadSettings(environment, folder)
  return {
    load,
    pathOf: (...names: string[]) => join(folder, ...names),
    writeFile: (text: string) => writeFileSync(join(folder, '.env'), text),
    refusal(environment: Record<string, string> = {}): string {
      try {
        load(environment)
      } catch (error) {
        return (error as Error).message
      }
      throw new Error('Not refused')
    },
  }
}
