import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sealPicture, unsealPicture } from './features/certifications/sealed-picture.ts'
import { seal, unseal } from './platform/sealed.ts'
import { renewColumn } from './platform/sealed-columns.ts'
import { renewSeals, sealedColumns } from './renew-seals.ts'

const today = 'la-cle-d-aujourd-hui-tiree-au-hasard-elle-aussi'
const before = 'la-cle-d-avant-assez-longue-pour-servir-de-cle'
const older = 'la-cle-d-encore-avant-que-plus-personne-ne-sait'
const keys = { secret: today, secretsBefore: [before] }

let test: TestApp
let her: Person
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(tables.vapidKeys)
  await test.db.delete(tables.users)
  her = await test.cast.member('Capucine')
})

const info = vi.fn()
const warn = vi.fn()
const logger = () => {
  info.mockClear()
  warn.mockClear()
  return { ...test.app.log, info, warn } as unknown as typeof test.app.log
}
const renew = () => renewSeals({ db: test.db, logger: logger(), ...keys })

/** One row in every column that only the key opens. */
async function closesEverything(secret: string) {
  const { db } = test
  const closed = (text: string) => seal(secret, text)
  await db
    .insert(tables.twoFactors)
    .values({ userId: her.id, secret: await closed('otp'), backupCodes: await closed('["a"]') })
  await db.insert(tables.vapidKeys).values({ publicKey: 'p', privateKey: await closed('vapid') })
  const meeting = { userId: her.id, clientId: crypto.randomUUID(), dueAt: new Date(), contactHash: 'x' }
  await db.insert(tables.meetings).values({ ...meeting, sealed: await closed('meeting') })
  await db.insert(tables.trustedContacts).values({ userId: her.id, sealed: await closed('contact') })
  const [asked] = await db
    .insert(tables.certifications)
    .values({ userId: her.id, gesture: 'x', code: 'x', shownAt: new Date() })
    .returning()
  const picture = await sealPicture(secret, Buffer.from('picture'))
  await db.insert(tables.certificationPictures).values({ certificationId: asked?.id ?? 0, ...picture })
}

/** What that key opens, of all of it. */
async function opens(secret: string) {
  const { db } = test
  const [factor] = await db.select().from(tables.twoFactors)
  const [vapid] = await db.select().from(tables.vapidKeys)
  const [meeting] = await db.select().from(tables.meetings)
  const [contact] = await db.select().from(tables.trustedContacts)
  const [picture] = await db.select().from(tables.certificationPictures)
  const texts = [factor?.secret, factor?.backupCodes, vapid?.privateKey, meeting?.sealed, contact?.sealed]
  const shown = picture && (await unsealPicture(secret, picture))
  return [...(await Promise.all(texts.map((text) => unseal(secret, text ?? '')))), shown?.toString() ?? null]
}

const everything = ['otp', '["a"]', 'vapid', 'meeting', 'contact', 'picture']

describe('another key', () => {
  it('opens everything that the one before it closed, which opens nothing any more', async () => {
    await closesEverything(before)
    expect(await renew()).toEqual({ renewed: 6, unreadable: 0 })
    expect(await opens(today)).toEqual(everything)
    expect(await opens(before)).toEqual(everything.map(() => null))
    expect(info.mock.calls).toEqual([
      [
        {
          renewed: {
            ...{ 'second factors': 1, 'recovery codes': 1, 'push keys': 1 },
            ...{ meetings: 1, 'trusted contacts': 1, 'certification pictures': 1 },
          },
        },
        'encrypted anew under the SECRET of today',
      ],
    ])
  })

  it('has nothing left to do at the next start, and says nothing', async () => {
    await closesEverything(before)
    await renew()
    expect(await renew()).toEqual({ renewed: 0, unreadable: 0 })
    expect([info.mock.calls, warn.mock.calls]).toEqual([[], []])
  })

  it('leaves what no key opens as it is, and says how much', async () => {
    await closesEverything(older)
    expect(await renew()).toEqual({ renewed: 0, unreadable: 6 })
    expect(await opens(older)).toEqual(everything)
    expect(warn).toHaveBeenCalledWith({ unreadable: 6 }, 'no SECRET that is known opens some of what is kept')
  })

  it('knows several that were before it', async () => {
    await closesEverything(older)
    const several = { secret: today, secretsBefore: [before, older] }
    expect(await renewSeals({ db: test.db, logger: logger(), ...several })).toEqual({ renewed: 6, unreadable: 0 })
    expect(await opens(today)).toEqual(everything)
  })

  it('takes recovery codes that are hashes, and what is erased, for what they are', async () => {
    await closesEverything(today)
    await test.db.update(tables.twoFactors).set({ backupCodes: '["sha256$x"]' })
    await test.db.update(tables.meetings).set({ sealed: '' })
    expect(await renew()).toEqual({ renewed: 0, unreadable: 0 })
  })
})

describe('a run that dies half-way', () => {
  const [factors] = sealedColumns
  const closedBy = async (secret: string) => {
    const rows = await test.db.select({ closed: tables.twoFactors.secret }).from(tables.twoFactors)
    const read = await Promise.all(rows.map(({ closed }) => unseal(secret, closed)))
    return read.filter((text) => text !== null).length
  }

  it('is gone on with by the next, over more rows than are read at once', async () => {
    if (factors === undefined) throw new Error('nothing is sealed')
    for (let number = 0; number < 105; number += 1) {
      const { id: userId } = await test.cast.member(`Membre ${number}`)
      await test.db.insert(tables.twoFactors).values({ userId, secret: await seal(before, 'otp'), backupCodes: '[]' })
    }
    let steps = 0
    const dying = new Proxy(test.db, {
      get: (db, name, self) => {
        if (name === 'transaction' && ++steps > 40) throw new Error('the power went')
        return Reflect.get(db, name, self) as unknown
      },
    })
    await expect(renewColumn(dying, factors, keys)).rejects.toThrow('the power went')
    expect([await closedBy(today), await closedBy(before)]).toEqual([40, 65])
    expect(await renewColumn(test.db, factors, keys)).toEqual({ renewed: 65, unreadable: 0 })
    expect(await closedBy(today)).toBe(105)
  })

  it('writes over nothing that changed meanwhile', async () => {
    if (factors === undefined) throw new Error('nothing is sealed')
    const values = { userId: her.id, secret: await seal(before, 'otp'), backupCodes: '[]' }
    await test.db.insert(tables.twoFactors).values(values)
    const changing = new Proxy(test.db, {
      get: (db, name, self) => {
        if (name !== 'transaction') return Reflect.get(db, name, self) as unknown
        return async (work: Parameters<typeof test.db.transaction>[0]) => {
          const hers = and(eq(tables.twoFactors.userId, her.id), ne(tables.twoFactors.secret, ''))
          await db
            .update(tables.twoFactors)
            .set({ secret: await seal(today, 'another') })
            .where(hers)
          return db.transaction(work)
        }
      },
    })
    await renewColumn(changing, factors, keys)
    const [factor] = await test.db.select().from(tables.twoFactors)
    expect(await unseal(today, factor?.secret ?? '')).toBe('another')
  })
})
