import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decryptPicture, encryptPicture } from './features/moderation/certifications/encrypted-picture.ts'
import { reencryptColumn } from './platform/data/encrypted-columns.ts'
import { decrypt, encrypt } from './platform/data/encryption.ts'
import { encryptedColumns, reencryptColumns } from './reencrypt-columns.ts'

const today = 'la-cle-d-aujourd-hui-tiree-au-hasard-elle-aussi'
const before = 'la-cle-d-avant-assez-longue-pour-servir-de-cle'
const older = 'la-cle-d-encore-avant-que-plus-personne-ne-sait'
const keys = { secret: today, secretsBefore: [before] }

let her: Person
const { test } = await setUpTestApp()
beforeEach(async () => {
  await test.db.delete(tables.vapidKeys)
  await test.db.delete(tables.mailedInvitations)
  await test.db.delete(tables.users)
  her = await test.personas.member('Capucine')
})

const info = vi.fn()
const warn = vi.fn()
const logger = () => {
  info.mockClear()
  warn.mockClear()
  return { ...test.app.log, info, warn } as unknown as typeof test.app.log
}
const renew = () => reencryptColumns({ db: test.db, logger: logger(), ...keys })

/** One row in every column that only the key opens. */
async function closesEverything(secret: string) {
  const { db } = test
  const closed = (text: string) => encrypt(secret, text)
  await db
    .insert(tables.twoFactors)
    .values({ userId: her.id, secret: await closed('otp'), backupCodes: await closed('["a"]') })
  await db.insert(tables.vapidKeys).values({ publicKey: 'p', privateKey: await closed('vapid') })
  const meeting = { userId: her.id, clientId: crypto.randomUUID(), dueAt: new Date(), contactHash: 'x' }
  await db.insert(tables.meetings).values({ ...meeting, sealed: await closed('meeting') })
  await db.insert(tables.trustedContacts).values({ userId: her.id, sealed: await closed('contact') })
  const invitation = { addressHash: crypto.randomUUID(), network: 'x', encrypted: await closed('invitee') }
  await db.insert(tables.mailedInvitations).values(invitation)
  const [asked] = await db
    .insert(tables.certifications)
    .values({ userId: her.id, gesture: 'x', code: 'x', shownAt: new Date() })
    .returning()
  const picture = await encryptPicture(secret, Buffer.from('picture'))
  await db.insert(tables.certificationPictures).values({ certificationId: asked?.id ?? 0, ...picture })
}

/** What that key opens, of all of it. */
async function opens(secret: string) {
  const { db } = test
  const [factor] = await db.select().from(tables.twoFactors)
  const [vapid] = await db.select().from(tables.vapidKeys)
  const [meeting] = await db.select().from(tables.meetings)
  const [contact] = await db.select().from(tables.trustedContacts)
  const [invitation] = await db.select().from(tables.mailedInvitations)
  const [picture] = await db.select().from(tables.certificationPictures)
  const ofMeetings = [meeting?.sealed, contact?.sealed]
  const texts = [factor?.secret, factor?.backupCodes, vapid?.privateKey, ...ofMeetings, invitation?.encrypted]
  const shown = picture && (await decryptPicture(secret, picture))
  return [...(await Promise.all(texts.map((text) => decrypt(secret, text ?? '')))), shown?.toString() ?? null]
}

const everything = ['otp', '["a"]', 'vapid', 'meeting', 'contact', 'invitee', 'picture']

describe('a new key', () => {
  it('re-encrypts everything, which the previous key cannot decrypt any more', async () => {
    await closesEverything(before)
    expect(await renew()).toEqual({ renewed: 7, unreadable: 0 })
    expect(await opens(today)).toEqual(everything)
    expect(await opens(before)).toEqual(everything.map(() => null))
    expect(info.mock.calls).toEqual([
      [
        {
          renewed: {
            ...{ 'second factors': 1, 'recovery codes': 1, 'push keys': 1 },
            ...{ 'mailed invitations': 1, meetings: 1, 'trusted contacts': 1, 'certification pictures': 1 },
          },
        },
        'encrypted anew under the SECRET of today',
      ],
    ])
  })

  it('has nothing left to do at the next start, and logs nothing', async () => {
    await closesEverything(before)
    await renew()
    expect(await renew()).toEqual({ renewed: 0, unreadable: 0 })
    expect([info.mock.calls, warn.mock.calls]).toEqual([[], []])
  })

  it('leaves values that no key decrypts unchanged, and reports how many', async () => {
    await closesEverything(older)
    expect(await renew()).toEqual({ renewed: 0, unreadable: 7 })
    expect(await opens(older)).toEqual(everything)
    expect(warn).toHaveBeenCalledWith({ unreadable: 7 }, 'no SECRET that is known opens some of what is kept')
  })

  it('supports several previous keys', async () => {
    await closesEverything(older)
    const several = { secret: today, secretsBefore: [before, older] }
    expect(await reencryptColumns({ db: test.db, logger: logger(), ...several })).toEqual({ renewed: 7, unreadable: 0 })
    expect(await opens(today)).toEqual(everything)
  })

  it('skips hashed recovery codes and erased values', async () => {
    await closesEverything(today)
    await test.db.update(tables.twoFactors).set({ backupCodes: '["sha256$x"]' })
    await test.db.update(tables.meetings).set({ sealed: '' })
    expect(await renew()).toEqual({ renewed: 0, unreadable: 0 })
  })
})

describe('an interrupted run', () => {
  const [factors] = encryptedColumns
  const closedBy = async (secret: string) => {
    const rows = await test.db.select({ closed: tables.twoFactors.secret }).from(tables.twoFactors)
    const read = await Promise.all(rows.map(({ closed }) => decrypt(secret, closed)))
    return read.filter((text) => text !== null).length
  }

  it('is completed by the next one, over more rows than one batch', async () => {
    if (factors === undefined) throw new Error('nothing is encrypted')
    for (let number = 0; number < 105; number += 1) {
      const { id: userId } = await test.personas.member(`Membre ${number}`)
      await test.db
        .insert(tables.twoFactors)
        .values({ userId, secret: await encrypt(before, 'otp'), backupCodes: '[]' })
    }
    let steps = 0
    const dying = new Proxy(test.db, {
      get: (db, name, self) => {
        if (name === 'transaction' && ++steps > 40) throw new Error('the power went')
        return Reflect.get(db, name, self) as unknown
      },
    })
    await expect(reencryptColumn(dying, factors, keys)).rejects.toThrow('the power went')
    expect([await closedBy(today), await closedBy(before)]).toEqual([40, 65])
    expect(await reencryptColumn(test.db, factors, keys)).toEqual({ renewed: 65, unreadable: 0 })
    expect(await closedBy(today)).toBe(105)
  })

  it('does not overwrite a value that changed meanwhile', async () => {
    if (factors === undefined) throw new Error('nothing is encrypted')
    const values = { userId: her.id, secret: await encrypt(before, 'otp'), backupCodes: '[]' }
    await test.db.insert(tables.twoFactors).values(values)
    const changing = new Proxy(test.db, {
      get: (db, name, self) => {
        if (name !== 'transaction') return Reflect.get(db, name, self) as unknown
        return async (work: Parameters<typeof test.db.transaction>[0]) => {
          const hers = and(eq(tables.twoFactors.userId, her.id), ne(tables.twoFactors.secret, ''))
          await db
            .update(tables.twoFactors)
            .set({ secret: await encrypt(today, 'another') })
            .where(hers)
          return db.transaction(work)
        }
      },
    })
    await reencryptColumn(changing, factors, keys)
    const [factor] = await test.db.select().from(tables.twoFactors)
    expect(await decrypt(today, factor?.secret ?? '')).toBe('another')
  })
})
