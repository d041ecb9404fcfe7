import type { ApiTokens, CreatedApiToken, OwnProfile, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, mailAfter, mailTo, openLivePage, Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const DAY = 86_400_000
const start = new Date()
const clock = { now: start }
const { test } = await setUpTestApp({ now: () => clock.now, listens: true })
beforeAll(() => test.app.jobs.start())

const password = 'bougie tramway noisette'
const everything = ['content:read', 'shares:read', 'shares:write', 'profile:read']
const wanted = { name: 'Ma sauvegarde', scopes: ['profile:read'], days: 30, password }

async function member(name: string, traits: Parameters<typeof test.personas.member>[1] = {}) {
  clock.now = start
  const person = await test.personas.member(name, traits)
  await test.personas.givesPassword(person, password)
  return person
}

async function program(owner: Person, scopes: string[]) {
  const { status, body } = await owner.posts<CreatedApiToken>('/api/account/tokens', { ...wanted, scopes })
  expect(status).toBe(200)
  const { id, username } = owner
  return { created: body, program: new Person({ app: test.app, id, username, token: body.token }) }
}

const words = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Par mon programme.' }

describe('an API token', () => {
  it('is shown once, stored as a hash, and announced by mail', async () => {
    const alma = await member('Alma')
    const made: CreatedApiToken[] = []
    const mail = await mailAfter(test, 'alma@test.test', 'safetyChanged', async () => {
      made.push((await program(alma, ['shares:read', 'profile:read'])).created)
    })
    expect(mail).toMatchObject({ what: 'api-token-created' })
    expect(made[0]).toMatchObject({
      name: 'Ma sauvegarde',
      scopes: ['shares:read', 'profile:read'],
      createdAt: start.toISOString(),
      expiresAt: new Date(start.getTime() + 30 * DAY).toISOString(),
      lastUsedOn: null,
      token: expect.stringMatching(/^csr_[\w-]{43}$/),
    })
    const { body } = await alma.gets<ApiTokens>('/api/account/tokens')
    const { token, ...view } = made[0] as CreatedApiToken
    expect(body.items).toEqual([{ ...view, scopes: ['shares:read', 'profile:read'] }])
    const rows = await test.db.select().from(tables.apiTokens).where(eq(tables.apiTokens.userId, alma.id))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('needs the password, a known duration and a scope of the owner’s role', async () => {
    const bella = await member('Bella')
    const answers = [
      [{ password: 'une autre phrase' }, 'PASSWORD_WRONG'],
      [{ password: undefined }, 'PASSWORD_WRONG'],
      [{ days: 3650 }, 'VALIDATION'],
      [{ scopes: [] }, 'VALIDATION'],
      [{ scopes: ['messages:read'] }, 'VALIDATION'],
      [{ scopes: ['content:write'] }, 'FORBIDDEN'],
      [{ scopes: ['moderation:read'] }, 'FORBIDDEN'],
    ] as const
    for (const [change, code] of answers) {
      expect(codeOf(await bella.posts('/api/account/tokens', { ...wanted, ...change })), JSON.stringify(change)).toBe(
        code,
      )
    }
    expect((await bella.gets<ApiTokens>('/api/account/tokens')).body).toEqual({ items: [], scopes: everything })
    expect((await test.visitor.gets('/api/account/tokens')).status).toBe(401)
  })

  it('opens the routes of its scopes alone', async () => {
    const { program: reader } = await program(await member('Carole'), ['profile:read'])
    expect((await reader.gets<OwnProfile>('/api/members/me')).body).toMatchObject({ username: 'carole' })
    for (const url of ['/api/shares', '/api/viewer', '/api/conversations', '/api/account/tokens', '/api/users/me'])
      expect(codeOf(await reader.gets(url)), url).toBe('API_TOKEN_SCOPE')
    expect(codeOf(await reader.posts('/api/shares', words))).toBe('API_TOKEN_SCOPE')
    expect(codeOf(await reader.posts('/api/account/tokens', wanted))).toBe('API_TOKEN_SCOPE')
  })

  it('acts for its owner without a cookie or an origin', async () => {
    const dora = await member('Dora')
    const { program: writer } = await program(dora, ['shares:write', 'shares:read'])
    const { status, body } = await writer.posts<ShareView>('/api/shares', words)
    expect(status).toBe(200)
    expect(body.author).toMatchObject({ username: 'dora' })
    expect((await writer.gets<ShareView>(`/api/shares/${body.id}`)).body.body).toBe('Par mon programme.')
    expect((await writer.deletes(`/api/shares/${body.id}`)).status).toBe(200)
  })

  it('does no more than its owner may at that time', async () => {
    const editor = await member('Edith', { role: 'editor' })
    const { program: writer } = await program(editor, ['content:write', 'content:read'])
    const article = { data: { title: 'Par jeton', body: '<p>Bonjour</p>' } }
    expect((await writer.posts('/api/articles', article)).status).toBe(200)
    expect((await writer.gets('/api/articles?status=draft')).status).toBe(200)
    await test.personas.changes(editor, { roleUser: 'member' })
    expect(codeOf(await writer.posts('/api/articles', article))).toBe('FORBIDDEN')
    expect(codeOf(await writer.gets('/api/articles?status=draft'))).toBe('FORBIDDEN')
  })

  it('gives a moderator’s program counts, and no report', async () => {
    const { program: desk } = await program(await member('Faustine', { role: 'moderator' }), ['moderation:read'])
    expect((await desk.gets('/api/desk/reports/waiting')).body).toEqual({ count: 0 })
    expect(codeOf(await desk.gets('/api/desk/reports'))).toBe('API_TOKEN_SCOPE')
    expect(codeOf(await desk.gets('/api/desk/users'))).toBe('API_TOKEN_SCOPE')
  })

  it('opens no live connection', async () => {
    const { program: live } = await program(await member('Gilda'), everything)
    await expect(openLivePage(test.app, live)).rejects.toThrow('SIGN_IN_REQUIRED')
  })

  it('records the day of its last use', async () => {
    const helga = await member('Helga')
    const { program: reader } = await program(helga, ['profile:read'])
    clock.now = new Date(start.getTime() + 2 * DAY)
    await reader.gets('/api/members/me')
    const { body } = await helga.gets<ApiTokens>('/api/account/tokens')
    expect(body.items[0]?.lastUsedOn).toBe(clock.now.toISOString().slice(0, 10))
  })
})

describe('an API token ends', () => {
  const opens = async (reader: Person) => codeOf(await reader.gets('/api/members/me'))

  it('on its date', async () => {
    const ida = await member('Ida')
    const { program: reader } = await program(ida, ['profile:read'])
    clock.now = new Date(start.getTime() + 30 * DAY - 1)
    expect((await reader.gets('/api/members/me')).status).toBe(200)
    clock.now = new Date(start.getTime() + 30 * DAY)
    expect(await opens(reader)).toBe('API_TOKEN_INVALID')
    expect((await reader.gets('/api/shares')).status).toBe(401)
  })

  it('when its owner revokes it; nobody else can', async () => {
    const [jade, kim] = [await member('Jade'), await member('Kim')]
    const { created, program: reader } = await program(jade, ['profile:read'])
    // Its mail must not be taken for the one of the revocation.
    await mailTo(test, 'jade@test.test', 'safetyChanged')
    const url = `/api/account/tokens/${created.id}`
    expect(codeOf(await kim.deletes(url))).toBe('API_TOKEN_NOT_FOUND')
    expect((await reader.gets('/api/members/me')).status).toBe(200)
    const mail = await mailAfter(test, 'jade@test.test', 'safetyChanged', () => jade.deletes(url))
    expect(mail).toMatchObject({ what: 'api-token-revoked' })
    expect(await opens(reader)).toBe('API_TOKEN_INVALID')
    expect(codeOf(await jade.deletes(url))).toBe('API_TOKEN_NOT_FOUND')
  })

  it('with a new password', async () => {
    const lila = await member('Lila')
    const { program: reader } = await program(lila, ['profile:read'])
    const change = { current: password, password: 'violon cerise pantoufle' }
    expect((await lila.puts('/api/auth/password', change)).status).toBe(200)
    expect(await opens(reader)).toBe('API_TOKEN_INVALID')
  })

  it('with a pause of the account', async () => {
    const mona = await member('Mona')
    const { program: reader } = await program(mona, ['profile:read'])
    expect((await mona.posts('/api/account/pause')).status).toBe(200)
    expect(await opens(reader)).toBe('API_TOKEN_INVALID')
  })

  it.each([
    ['a ban', { banned: true }],
    ['a suspension', { suspendedUntil: new Date(start.getTime() + DAY) }],
    ['a departure', { blocked: true, leavingAt: new Date(start.getTime() + DAY) }],
  ])('with %s', async (what, change) => {
    const nina = await member(`Nina${what.length}`)
    const { program: reader } = await program(nina, ['profile:read'])
    await test.personas.changes(nina, change)
    expect(await opens(reader)).toBe('API_TOKEN_INVALID')
  })
})

it('refuses a twenty-first token', async () => {
  const olga = await member('Olga')
  await test.db.insert(tables.apiTokens).values(
    Array.from({ length: 20 }, (_, index) => ({
      ...{ userId: olga.id, name: 'Programme', tokenHash: `olga-${index}`, scopes: ['profile:read'] },
      expiresAt: new Date(start.getTime() + DAY),
    })),
  )
  expect(codeOf(await olga.posts('/api/account/tokens', wanted))).toBe('TOO_MANY_API_TOKENS')
})
