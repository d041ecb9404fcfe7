import type { SessionView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

const password = 'bougie tramway noisette'
const wrong = { status: 400, body: { error: { name: 'PASSWORD_WRONG' } } }

/** Two devices of hers: this one, where somebody found her session open, and another. */
async function foundOpen(name: string) {
  const person = await test.personas.member(name)
  await test.personas.givesPassword(person, password)
  const signIn = { identifier: person.username, password }
  const { body } = await test.visitor.posts<{ jwt: string }>('/api/auth/local', signIn)
  const { id, username } = person
  return { other: person, here: new Person({ app: test.app, id, username, token: body.jwt }) }
}

describe('a stolen session', () => {
  it('does not end other sessions without the password', async () => {
    const { here, other } = await foundOpen('Fanny')
    const { body: sessions } = await here.gets<SessionView[]>('/api/sessions')
    const there = sessions.find(({ current }) => !current)
    for (const call of [`/api/sessions/${there?.id}`, '/api/sessions']) {
      for (const given of [undefined, {}, { password: 'pas le bon mot' }]) {
        expect(await here.deletes(call, given), call).toMatchObject(wrong)
      }
    }
    expect((await other.gets('/api/users/me')).status).toBe(200)
    expect((await here.deletes(`/api/sessions/${there?.id}`, { password })).status).toBe(200)
    expect((await other.gets('/api/users/me')).status).toBe(401)
  })

  it('does not remove a passkey without the password', async () => {
    const { here } = await foundOpen('Ghislaine')
    const key = { userId: here.id, name: 'Clé', publicKey: 'x', credentialID: crypto.randomUUID(), counter: 0 }
    const values = { ...key, deviceType: 'multiDevice', backedUp: true }
    const [kept] = await test.db.insert(tables.passkeys).values(values).returning({ id: tables.passkeys.id })
    for (const given of [undefined, { password: 'pas le bon mot' }]) {
      expect(await here.deletes(`/api/passkeys/${kept?.id}`, given)).toMatchObject(wrong)
    }
    expect((await here.gets('/api/passkeys')).body).toHaveLength(1)
    expect((await here.deletes(`/api/passkeys/${kept?.id}`, { password })).status).toBe(200)
    expect((await here.gets('/api/passkeys')).body).toEqual([])
  })
})
