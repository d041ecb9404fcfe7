import { errors, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'
import { requireStrongPassword, siteWords } from './password-strength.ts'

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

const signIn = async ({ username: identifier }: Person, password: string) =>
  (await test.visitor.posts('/api/auth/local', { identifier, password })).status

const form = async (password: string) => ({
  displayName: 'Anouk',
  email: `${crypto.randomUUID()}@exemple.fr`,
  password,
  birthdate: '1990-01-01',
  consents: { woman: true, adult: true, terms: true, charter: true, sensitive: true },
  altcha: await test.visitor.proof(),
})

async function signUp(password: string): Promise<{ status: number; code: string | undefined }> {
  const { status, body } = await test.visitor.posts<{ error?: { name: string } }>(
    '/api/auth/local/register',
    await form(password),
  )
  return { status, code: body.error?.name }
}

describe('a password', () => {
  it.each([
    ['one character short', 'xK4;pQw9&zL', 'VALIDATION'],
    ['the shortest', 'xK4;pQw9&zLt', undefined],
    ['words in small letters, with spaces', 'bougie tramway noisette', undefined],
    ['signs alone', '&é"(-è_çà)=~#{[|', undefined],
    ['emoji and other letters', '🌸 журнал 夜の庭 نورة', undefined],
    ['the longest', 'Ab3;'.repeat(8) + 'xK4;pQw9&zLt'.repeat(8), undefined],
    ['one too long', 'x'.repeat(limits.password.max + 1), 'VALIDATION'],
  ])('may be or not be %s', async (_case, password, code) => {
    expect(await signUp(password)).toEqual({ status: code === undefined ? 200 : 400, code })
  })

  it.each(['azertyuiop123', 'motdepasse1234', '123456789012', 'iloveyou1234', 'aaaaaaaaaaaa'])(
    'that many others have is refused: %s',
    async (password) => {
      expect(await signUp(password)).toEqual({ status: 400, code: 'PASSWORD_WEAK' })
    },
  )

  it.each(['xxPa33bq.aDNA', 'rikitikitavi', 'RIKITIKITAVI'])(
    'that leaked from another site is refused, in capital letters too: %s',
    async (password) => {
      const answer = await test.visitor.posts('/api/auth/local/register', await form(password))
      expect(answer).toMatchObject({ status: 400, body: { error: { name: 'PASSWORD_LEAKED' } } })
      expect(answer.body).toMatchObject({ error: { details: { fields: { password: [errors.PASSWORD_LEAKED.text] } } } })
    },
  )

  it('that leaked is refused when changing too, and the current one remains', async () => {
    const capucine = await test.personas.member('Capucine')
    const current = 'bougie tramway noisette'
    await test.personas.givesPassword(capucine, current)
    const answer = await capucine.puts('/api/auth/password', { current, password: 'xxPa33bq.aDNA' })
    expect(answer).toMatchObject({ status: 400, body: { error: { name: 'PASSWORD_LEAKED' } } })
    expect(await signIn(capucine, current)).toBe(200)
  })

  it('built from a site word is refused', async () => {
    for (const word of siteWords) {
      for (const password of [`${word}-1234`, `${word}${word}`, `${word.toUpperCase()}2026!`]) {
        await expect(requireStrongPassword(password, []), password).rejects.toThrow('PASSWORD_WEAK')
      }
    }
  })

  it('is compared exactly: case, surrounding spaces, and the last of many characters', async () => {
    const anais = await test.personas.member('Anais')
    const long = `${'Noisette tramway bougie ; '.repeat(4)}fin`
    await test.personas.givesPassword(anais, ` ${long} `)
    expect(await signIn(anais, ` ${long} `)).toBe(200)
    for (const other of [long, ` ${long}`, ` ${long.toLowerCase()} `, ` ${long}x`, ` ${long.slice(0, 72)}`]) {
      expect(await signIn(anais, other), other).toBe(400)
    }
  })

  it('does not expire', async () => {
    const blanche = await test.personas.member('Blanche')
    await test.personas.givesPassword(blanche, 'bougie tramway noisette')
    const longAgo = new Date('2016-01-01')
    await test.db.update(tables.accounts).set({ createdAt: longAgo, updatedAt: longAgo })
    expect(await signIn(blanche, 'bougie tramway noisette')).toBe(200)
  })
})
