import type { MeetingWords } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAccount } from './features/account/sign-up/open-account.ts'
import { openSiteSettings } from './features/foundation/settings/public.ts'
import { checkWords } from './features/people/meetings/check-words.ts'
import { contactHash, contactUrl } from './features/people/meetings/contact-link.ts'
import { addressHash } from './platform/data/address-hash.ts'
import { allSecrets } from './platform/data/secrets.ts'
import { unsubscribeToken } from './platform/delivery/unsubscribe-token.ts'

const today = 'la-cle-d-aujourd-hui-tiree-au-hasard-elle-aussi'
const before = 'la-cle-d-avant-assez-longue-pour-servir-de-cle'
const stranger = 'une-cle-qui-n-a-jamais-ete-celle-de-cette-maison'

const { test } = await setUpTestApp({ settings: { secret: today, secretsBefore: [before] } })
beforeAll(async () => {
  await test.app.jobs.start()
})

describe('after a key rotation', () => {
  it('an earlier link still unsubscribes, because mails are kept for long', async () => {
    const { id: userId } = await test.personas.member('Mona')
    const stops = (secret: string) =>
      test.visitor.posts(`/api/mails/unsubscribe?jeton=${unsubscribeToken({ userId, topic: 'reminders' }, secret)}`)
    expect((await stops(before)).body).toEqual({ topic: 'reminders', subscribed: false })
    expect((await stops(stranger)).body).toMatchObject({ error: { name: 'MAIL_LINK_UNKNOWN' } })
  })

  it('a contact who declined mails about meetings gets none', async () => {
    const contact = 'sidonie@exemple.fr'
    const declines = (secret: string) => {
      const url = contactUrl(contactHash(secret, contact), { publicUrl: 'http://localhost:3000', secret })
      return test.visitor.posts(`/api/meetings/contact-link${new URL(url).search}`)
    }
    expect((await declines(stranger)).body).toMatchObject({ error: { name: 'CONTACT_LINK' } })
    expect((await declines(before)).body).toEqual({ declined: true })
    const her = await test.personas.member('Nine')
    const words = { whom: 'Alix', place: 'Au lac', contactName: 'Sidonie', contactEmail: contact, note: '' }
    const checked = (settings: typeof test.deps.settings) =>
      checkWords(test.db, her, words as MeetingWords, allSecrets(settings))
    await expect(checked(test.deps.settings)).rejects.toMatchObject({
      fields: { contactEmail: [expect.stringContaining('ne souhaite pas')] },
    })
    await expect(checked({ ...test.deps.settings, secretsBefore: [stranger] })).resolves.toBeUndefined()
  })

  it('an earlier ban still refuses the address', async () => {
    const opens = async (email: string) => {
      const form = { displayName: 'Anouk', email, passwordHash: 'x', birthdate: '1990-01-01' }
      const { brand, settings } = test.deps
      const site = await openSiteSettings(test.db, settings)
      const parts = { brand, settings, jobs: test.app.jobs, site, now: () => new Date() }
      await test.app.events.unitOfWork((tx) => openAccount(tx, form, parts))
      return test.db.$count(tables.users, eq(tables.users.email, email))
    }
    const hashes = [addressHash(before, 'bannie@exemple.fr'), addressHash(stranger, 'libre@exemple.fr')]
    await test.db.insert(tables.keptBans).values(hashes.map((hash) => ({ addressHash: hash })))
    expect(await opens('bannie@exemple.fr')).toBe(0)
    expect(await opens('libre@exemple.fr')).toBe(1)
  })

  it('the session of a browser continues, and can be confirmed by password', async () => {
    const password = 'bougie tramway noisette'
    const her: Person = await test.personas.member('Octavie')
    await test.personas.givesPassword(her, password)
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
