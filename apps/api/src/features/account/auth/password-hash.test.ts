import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { hashPassword as hashOfBefore } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'

const password = 'bougie tramway noisette'
const today = /^\$scrypt\$ln=15,r=8,p=3\$/

describe('a hash of a password', () => {
  it('states its parameters, verifies the password only, and has a random salt', async () => {
    const hash = await hashPassword(password)
    expect(hash).toMatch(today)
    expect(isOutdated(hash)).toBe(false)
    expect(await verifyPassword({ hash, password })).toBe(true)
    expect(await verifyPassword({ hash, password: `${password} ` })).toBe(false)
    expect(await hashPassword(password)).not.toBe(hash)
  })

  it('with weaker or former parameters still verifies, and is reported as outdated', async () => {
    for (const hash of [await hashPassword(password, { ln: 10, r: 8, p: 1 }), await hashOfBefore(password)]) {
      expect(isOutdated(hash)).toBe(true)
      expect(await verifyPassword({ hash, password })).toBe(true)
      expect(await verifyPassword({ hash, password: 'autre' })).toBe(false)
    }
  })
})

describe('signing in', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ hashesAsTheHouse: true })
  })
  afterAll(() => test.close())

  const hashOf = async ({ id }: Person) => {
    const rows = await test.db.select().from(tables.accounts).where(eq(tables.accounts.userId, id))
    return rows[0]?.password ?? ''
  }

  it('rehashes an outdated hash after it verified', async () => {
    const camille = await test.personas.camille()
    const before = await hashOfBefore(password)
    await test.personas.givesPassword(camille, password)
    await test.db.update(tables.accounts).set({ password: before }).where(eq(tables.accounts.userId, camille.id))
    const signsIn = async (typed: string) => {
      const { status } = await test.visitor.posts('/api/auth/local', { identifier: camille.username, password: typed })
      return status
    }
    expect(await signsIn('pas le bon mot')).toBe(400)
    expect(await hashOf(camille)).toBe(before)
    expect(await signsIn(password)).toBe(200)
    const renewed = await hashOf(camille)
    expect(renewed).toMatch(today)
    expect(await signsIn(password)).toBe(200)
    expect(await hashOf(camille)).toBe(renewed)
  })
})
