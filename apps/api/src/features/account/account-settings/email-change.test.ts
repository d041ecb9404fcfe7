import { limits, type OwnAccount } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  type ApiAnswer,
  mailAfter,
  mailTo,
  type Person,
  setUpTestApp,
  tokenIn,
  writtenMails,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

const { users, emailChanges } = tables

const clock = { now: new Date() }
const { test } = await setUpTestApp({ now: () => clock.now })
beforeAll(async () => {
  await test.app.jobs.start()
})

const refusal = (answer: ApiAnswer) => (answer.body as { error?: { name: string } }).error?.name
const address = (person: Person) => `${person.username}@test.test`
const asks = (person: Person, email: string) => person.puts<OwnAccount>('/api/account/email-change', { email })
const account = async (person: Person) => (await person.gets<OwnAccount>('/api/account')).body
const opens = (token: string) => test.visitor.posts<{ done: string }>('/api/auth/email-change/open', { token })
const refuses = (token: string) => test.visitor.posts('/api/auth/email-change/refuse', { token })

async function approvalFor(person: Person, email: string): Promise<string> {
  const { url } = await mailAfter(test, address(person), 'approveNewAddress', () => asks(person, email))
  expect(new URL(url ?? '').pathname).toBe('/account/email')
  return tokenIn(url)
}

async function confirmationFor(person: Person, email: string): Promise<string> {
  const token = await approvalFor(person, email)
  const { url } = await mailAfter(test, email, 'confirmNewAddress', () => opens(token))
  return tokenIn(url)
}

it('changes the address only after the old one approved and the new one confirmed', async () => {
  const alma = await test.personas.member('Alma')
  const asked = await asks(alma, 'Alma.Neuve@exemple.fr')
  expect(asked.body.emailChange).toMatchObject({ newEmail: 'alma.neuve@exemple.fr', step: 'approve' })
  const approval = tokenIn((await mailTo(test, 'alma@test.test', 'approveNewAddress')).url)
  const shown = await test.visitor.gets(`/api/auth/email-change?token=${approval}`)
  expect(shown.body).toEqual({ newEmail: 'alma.neuve@exemple.fr', step: 'approve' })
  expect((await account(alma)).email).toBe('alma@test.test')

  expect((await opens(approval)).body).toEqual({ done: 'approved' })
  expect(refusal(await opens(approval))).toBe('LINK_EXPIRED')
  expect(await account(alma)).toMatchObject({ email: 'alma@test.test', emailChange: { step: 'confirm' } })

  const confirmation = tokenIn((await mailTo(test, 'alma.neuve@exemple.fr', 'confirmNewAddress')).url)
  expect((await opens(confirmation)).body).toEqual({ done: 'changed' })
  expect(refusal(await opens(confirmation))).toBe('LINK_EXPIRED')
  expect(await account(alma)).toMatchObject({ email: 'alma.neuve@exemple.fr', emailChange: null })
  expect((await mailTo(test, 'alma@test.test', 'emailChanged')).newEmail).toBe('alma.neuve@exemple.fr')
})

it('ends on the member’s cancellation, on a refusal from the old address, and after a day', async () => {
  const berthe = await test.personas.member('Berthe')
  const cancelled = await approvalFor(berthe, 'b1@exemple.fr')
  expect((await berthe.deletes('/api/account/email-change')).body).toMatchObject({ emailChange: null })
  expect(refusal(await opens(cancelled))).toBe('LINK_EXPIRED')

  const refused = await approvalFor(berthe, 'b2@exemple.fr')
  expect((await refuses(refused)).body).toEqual({ ok: true })
  expect(refusal(await opens(refused))).toBe('LINK_EXPIRED')
  expect((await account(berthe)).emailChange).toBeNull()

  const late = await approvalFor(berthe, 'b3@exemple.fr')
  clock.now = new Date(Date.now() + 25 * 3_600_000)
  expect(refusal(await opens(late))).toBe('LINK_EXPIRED')
  expect((await account(berthe)).emailChange).toBeNull()
  clock.now = new Date()
  const [row] = await test.db.select().from(users).where(eq(users.id, berthe.id))
  expect(row?.email).toBe('berthe@test.test')
})

it('replaces an earlier request by a later one', async () => {
  const carla = await test.personas.member('Carla')
  const first = await approvalFor(carla, 'c1@exemple.fr')
  const second = await approvalFor(carla, 'c2@exemple.fr')
  expect(refusal(await opens(first))).toBe('LINK_EXPIRED')
  expect((await opens(second)).body).toEqual({ done: 'approved' })
})

it('answers alike for an address that already has an account, and notifies its owner', async () => {
  const [denise, edith, fanny] = [
    await test.personas.member('Denise'),
    await test.personas.member('Edith'),
    await test.personas.member('Fanny'),
  ]
  const taken = await asks(denise, 'fanny@test.test')
  const free = await asks(edith, 'libre@exemple.fr')
  const comparable = ({ status, body }: ApiAnswer<OwnAccount>) => ({
    status,
    keys: Object.keys(body),
    change: { ...body.emailChange, newEmail: '', until: '' },
  })
  expect(comparable(taken)).toEqual(comparable(free))

  for (const [person, wanted] of [
    [denise, 'fanny@test.test'],
    [edith, 'libre@exemple.fr'],
  ] as const) {
    const { url } = await mailTo(test, address(person), 'approveNewAddress')
    const answer = await opens(tokenIn(url))
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { done: 'approved' } })
    expect((await account(person)).emailChange).toMatchObject({ newEmail: wanted, step: 'confirm' })
  }
  expect((await mailTo(test, 'fanny@test.test', 'addressWanted')).name).toBe('Fanny')
  await mailTo(test, 'libre@exemple.fr', 'confirmNewAddress')
  const toFanny = (await writtenMails(test)).filter(({ to }) => to === 'fanny@test.test')
  expect(toFanny.map(({ subject }) => subject)).toEqual(['addressWanted'])
  expect((await account(fanny)).email).toBe('fanny@test.test')
})

it('never assigns one address to two members', async () => {
  const [gaelle, hanna] = [await test.personas.member('Gaelle'), await test.personas.member('Hanna')]
  const [one, two] = [await confirmationFor(gaelle, 'deux@exemple.fr'), await confirmationFor(hanna, 'deux@exemple.fr')]
  const answers = await Promise.all([opens(one), opens(two)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const bearers = await test.db.select().from(users).where(eq(users.email, 'deux@exemple.fr'))
  expect(bearers).toHaveLength(1)
})

it('refuses the current, an invalid and a disposable address with a field error', async () => {
  const ida = await test.personas.member('Ida')
  for (const email of ['IDA@test.test', 'ida@', 'ida@yopmail.com']) {
    const { status, body } = await asks(ida, email)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { details: { fields: { email: [expect.stringMatching(/\.$/)] } } } })
  }
})

it('stores only the hash of a link', async () => {
  const jade = await test.personas.member('Jade')
  const token = await approvalFor(jade, 'jade.neuve@exemple.fr')
  const [row] = await test.db.select().from(emailChanges).where(eq(emailChanges.userId, jade.id))
  expect(row?.linkHash).toEqual(expect.any(String))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(refusal(await opens(row?.linkHash ?? ''))).toBe('LINK_EXPIRED')
})

it('requires the password, or a recent sign-in where the member has none', async () => {
  const password = 'bougie tramway noisette'
  const wish = 'prise@exemple.fr'
  const garance = await test.personas.member('Garance')
  await test.personas.givesPassword(garance, password)
  for (const given of [undefined, 'pas le bon mot']) {
    const answer = await garance.puts('/api/account/email-change', { email: wish, password: given })
    expect(refusal(answer)).toBe('PASSWORD_WRONG')
  }
  expect((await account(garance)).emailChange).toBeNull()
  const asked = await garance.puts<OwnAccount>('/api/account/email-change', { email: wish, password })
  expect(asked.body.emailChange).toMatchObject({ newEmail: wish })

  const heloise = await test.personas.member('Héloïse')
  const createdAt = new Date(clock.now.getTime() - limits.session.recent - 1000)
  await test.db.update(tables.sessions).set({ createdAt }).where(eq(tables.sessions.userId, heloise.id))
  expect(refusal(await asks(heloise, wish))).toBe('SIGN_IN_AGAIN')
  expect((await account(heloise)).emailChange).toBeNull()
})
