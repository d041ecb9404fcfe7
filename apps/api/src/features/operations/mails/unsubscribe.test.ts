import type { UnsubscribeState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { unsubscribeToken } from '../../../platform/delivery/unsubscribe-token.ts'

const { test } = await setUpTestApp()
const camille = await test.personas.camille({ profile: { emailDigest: 'weekly' } })

const addressOf = (topic: 'reminders' | 'digest', userId = camille.id) =>
  `/api/mails/unsubscribe?jeton=${unsubscribeToken({ userId, topic }, test.deps.settings.secret)}`
const profile = async () => {
  const { userProfiles } = tables
  const [row] = await test.db.select().from(userProfiles).where(eq(userProfiles.userId, camille.id))
  return { reminders: row?.emailReminders, digest: row?.emailDigest }
}

it('changes nothing when a program only fetches the link', async () => {
  const { status, body } = await test.visitor.gets<UnsubscribeState>(addressOf('reminders'))
  expect({ status, body }).toEqual({ status: 200, body: { topic: 'reminders', subscribed: true } })
  expect(await profile()).toEqual({ reminders: true, digest: 'weekly' })
})

it('disables one kind of mail with one call, without a session, cookie or origin', async () => {
  const { status, body } = await test.visitor.posts<UnsubscribeState>(addressOf('reminders'))
  expect({ status, body }).toEqual({ status: 200, body: { topic: 'reminders', subscribed: false } })
  expect(await profile()).toEqual({ reminders: false, digest: 'weekly' })
  await test.visitor.posts(addressOf('digest'))
  expect(await profile()).toEqual({ reminders: false, digest: 'never' })
  expect((await test.visitor.gets<UnsubscribeState>(addressOf('digest'))).body.subscribed).toBe(false)
})

it('applies to the member of the link, whoever is signed in', async () => {
  const ines = await test.personas.ines()
  await test.db.update(tables.userProfiles).set({ emailReminders: true })
  await ines.posts(addressOf('reminders'))
  expect((await profile()).reminders).toBe(false)
  const { userProfiles } = tables
  const [row] = await test.db.select().from(userProfiles).where(eq(userProfiles.userId, ines.id))
  expect(row?.emailReminders).toBe(true)
})

it('accepts only links that the site signed', async () => {
  const token = addressOf('reminders').split('jeton=')[1] ?? ''
  const forged = [
    token.replace(/^\d+/, String(camille.id + 1)),
    token.replace('reminders', 'digest'),
    `${token.slice(0, -2)}AA`,
    'abc',
    '1.x.y',
  ]
  for (const jeton of forged) {
    const answer = await test.visitor.posts(`/api/mails/unsubscribe?jeton=${encodeURIComponent(jeton)}`)
    expect(answer).toMatchObject({ status: 400, body: { error: { name: 'MAIL_LINK_UNKNOWN' } } })
  }
  expect((await test.visitor.posts('/api/mails/unsubscribe')).status).toBe(400)
})

it('does not reveal its member: a deleted member looks like an unsubscribed one', async () => {
  const answer = await test.visitor.gets(addressOf('reminders', 999_999))
  expect(answer).toMatchObject({ status: 200, body: { topic: 'reminders', subscribed: false } })
})
