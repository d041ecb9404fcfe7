import type { MeetingWords } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccount } from './features/identity/open-account.ts'
import { unsubscribeToken } from './features/mails/unsubscribe-token.ts'
import { checkWords } from './features/meetings/check-words.ts'
import { contactHash, contactUrl } from './features/meetings/contact-link.ts'
import { addressHash } from './features/personal-data/public.ts'
import { everySecret } from './platform/secrets.ts'

const today = 'la-cle-d-aujourd-hui-tiree-au-hasard-elle-aussi'
const before = 'la-cle-d-avant-assez-longue-pour-servir-de-cle'
const stranger = 'une-cle-qui-n-a-jamais-ete-celle-de-cette-maison'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ settings: { secret: today, secretsBefore: [before] } })
  await test.app.jobs.start()
})
afterAll(() => test.close())

describe('under another key', () => {
  it('a link of before stops mails, as it must for as long as they lie in a mailbox', async () => {
    const { id: userId } = await test.cast.member('Mona')
    const stops = (secret: string) =>
      test.visitor.posts(`/api/mails/unsubscribe?jeton=${unsubscribeToken({ userId, topic: 'reminders' }, secret)}`)
    expect((await stops(before)).body).toEqual({ topic: 'reminders', subscribed: false })
    expect((await stops(stranger)).body).toMatchObject({ error: { name: 'MAIL_LINK_UNKNOWN' } })
  })

  it('who asked for no letters about meetings gets none', async () => {
    const contact = 'sidonie@exemple.fr'
    const declines = (secret: string) => {
      const url = contactUrl(contactHash(secret, contact), { publicUrl: 'http://localhost:3000', secret })
      return test.visitor.posts(`/api/meetings/contact-link${new URL(url).search}`)
    }
    expect((await declines(stranger)).body).toMatchObject({ error: { name: 'CONTACT_LINK' } })
    expect((await declines(before)).body).toEqual({ declined: true })
    const her = await test.cast.member('Nine')
    const words = { whom: 'Alix', place: 'Au lac', contactName: 'Sidonie', contactEmail: contact, note: '' }
    const checked = (settings: typeof test.deps.settings) =>
      checkWords(test.db, her, words as MeetingWords, everySecret(settings))
    await expect(checked(test.deps.settings)).rejects.toMatchObject({
      fields: { contactEmail: [expect.stringContaining('ne souhaite pas')] },
    })
    await expect(checked({ ...test.deps.settings, secretsBefore: [stranger] })).resolves.toBeUndefined()
  })

  it('a ban of before still keeps an address out', async () => {
    const opens = async (email: string) => {
      const form = { displayName: 'Anouk', email, passwordHash: 'x', birthdate: '1990-01-01' }
      const { brand, settings } = test.deps
      await test.app.events.unitOfWork((tx) => openAccount(tx, form, { brand, settings, jobs: test.app.jobs }))
      return test.db.$count(tables.users, eq(tables.users.email, email))
    }
    const hashes = [addressHash(before, 'bannie@exemple.fr'), addressHash(stranger, 'libre@exemple.fr')]
    await test.db.insert(tables.keptBans).values(hashes.map((hash) => ({ addressHash: hash })))
    expect(await opens('bannie@exemple.fr')).toBe(0)
    expect(await opens('libre@exemple.fr')).toBe(1)
  })

  it('the session of a browser goes on, and may be asked again who she is', async () => {
    const password = 'bougie tramway noisette'
    const her: Person = await test.cast.member('Octavie')
    await test.cast.givesPassword(her, password)
    const headers = {
      cookie: `consoeurs.session_token=${her.token}.c2lnbmVkLXVuZGVyLWFub3RoZXIta2V5`,
      origin: 'http://localhost:3000',
    }
    const asks = (given: string) =>
      test.app.inject({ method: 'DELETE', url: '/api/sessions', payload: { password: given }, headers })
    expect((await asks('pas le bon mot')).json()).toMatchObject({ error: { name: 'PASSWORD_WRONG' } })
    expect((await asks(password)).statusCode).toBe(200)
  })
})
