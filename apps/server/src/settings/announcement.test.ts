import { expect, it } from 'vitest'
import { announcement } from './announcement.ts'
import { loadSettings } from './settings.ts'

const announced = (environment: Record<string, string>) =>
  announcement(loadSettings(environment, '/nowhere'), 'Un site')

it('prints the address and the accounts of a demo', () => {
  const text = announced({ PORT: '4000' })
  expect(text).toContain('Un site est en ligne : http://localhost:4000')
  for (const account of ['camille', 'ines', 'maud', 'admin']) expect(text).toContain(account)
  expect(text).toContain('consoeurs-demo-2026')
  expect(text).toContain('http://localhost:4000/dev/mails')
})

it('prints for a demo with Firebase that the accounts have no password there', () => {
  const firebase = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-consoeurs',
    FIREBASE_API_KEY: 'cle',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }
  expect(announced(firebase)).toContain('camille@demo.test')
  expect(announced(firebase)).not.toContain('consoeurs-demo-2026')
})

it('prints that limits are off', () => {
  expect(announced({ LIMITS: 'off' })).toContain('LIMITS=off')
  expect(announced({})).not.toContain('LIMITS')
})

it('prints no account in production, and warns if no mail can be sent', () => {
  const production = { MODE: 'production', PUBLIC_URL: 'https://exemple.fr' }
  expect(announced(production)).not.toContain('camille')
  expect(announced(production)).toContain('SMTP_URL')
  expect(announced({ ...production, SMTP_URL: 'smtp://mail' })).not.toContain('SMTP_URL')
})
