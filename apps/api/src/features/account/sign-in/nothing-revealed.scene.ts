import { hashPassword } from '@consoeurs/api'
import { tables } from '@consoeurs/database'
import type { ApiAnswer, Person, TestApp } from '@consoeurs/test-support'

const KNOWN = 10

export type AccountKind = 'known' | 'unknown'
/** Each is timed in the long suite, and compared in the short one. */
export const callNames = [
  'sign-in by address',
  'sign-in by name',
  'sign-up',
  'a link to sign in with',
  'a new password',
  'a new confirmation',
  'a change of address',
] as const

type Call = (kind: AccountKind, number: number) => Promise<() => Promise<ApiAnswer>>

const nameOf = (kind: AccountKind, number: number) =>
  kind === 'known' ? `connue-${number % KNOWN}` : `x${crypto.randomUUID().slice(0, 7)}`
export const addressOf = (kind: AccountKind, number: number) => `${nameOf(kind, number)}@test.test`

/** Each call with what it asks about; what it needs beforehand (a proof) is not part of the measure. */
export const callsOf = (test: TestApp, writer: Person): Record<(typeof callNames)[number], Call> => ({
  'sign-in by address': async (kind, number) => {
    const typed = { identifier: addressOf(kind, number), password: 'pas le bon mot' }
    return () => test.visitor.posts('/api/auth/local', typed)
  },
  'sign-in by name': async (kind, number) => {
    const typed = { identifier: nameOf(kind, number), password: 'pas le bon mot' }
    return () => test.visitor.posts('/api/auth/local', typed)
  },
  'sign-up': async (kind, number) => {
    const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
    const form = { displayName: 'Quelqu’une', password: 'bougie tramway noisette', birthdate: '1990-02-03', consents }
    const altcha = await test.visitor.proof()
    return () => test.visitor.posts('/api/auth/local/register', { ...form, email: addressOf(kind, number), altcha })
  },
  'a link to sign in with': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => test.visitor.posts('/api/auth/link', { email })
  },
  'a new password': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => test.visitor.posts('/api/auth/password/forgotten', { email })
  },
  'a new confirmation': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => test.visitor.posts('/api/auth/ask-confirmation', { email })
  },
  'a change of address': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => writer.puts('/api/account/email-change', { email })
  },
})

/** Everything a stranger sees of an answer, but what she herself typed and the clock. */
export function seen({ status, body, headers }: ApiAnswer): string {
  // The id of a request is drawn for each.
  const { date: _date, 'x-request-id': _id, ...shown } = headers
  const said = JSON.stringify({ status, body, headers: shown })
  return said
    .replaceAll(/(connue-\d|x[0-9a-f]{7})@test\.test/g, 'typed@test.test')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'at')
    .replaceAll(/"content-length":"?\d+"?/g, '')
}

/** Ten members with a password, and one who is signed in. */
export async function openKnownAccounts(test: TestApp): Promise<Person> {
  await test.app.jobs.start()
  const password = await hashPassword('bougie tramway noisette')
  for (let number = 0; number < KNOWN; number++) {
    const { id } = await test.personas.member(`Connue-${number}`)
    await test.db
      .insert(tables.accounts)
      .values({ userId: id, accountId: String(id), providerId: 'credential', password })
  }
  return test.personas.member('Ecrivaine')
}
