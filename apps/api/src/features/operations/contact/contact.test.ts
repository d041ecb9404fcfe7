import { tables } from '@consoeurs/database'
import { buildTestApp, mailTo, setUpTestApp, writtenMails } from '@consoeurs/test-support'
import { desc } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { deleteOldContactMessages } from './delete-old-messages.ts'

const { contactMessages } = tables

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

const last = async () => (await test.db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1))[0]

it('stores a visitor’s message and mails it to the operator, with the visitor as reply address', async () => {
  const altcha = await test.visitor.proof()
  const text = 'Bonjour,\r\nje ne trouve pas la page d’aide.'
  const written = { topic: 'technical', name: ' Une passante ', email: 'Passante@exemple.fr', text, altcha }
  const { status, body } = await test.visitor.posts<{ id: number }>('/api/contact', written)
  expect(status).toBe(200)
  expect(await last()).toMatchObject({
    id: body.id,
    userId: null,
    topic: 'technical',
    name: 'Une passante',
    email: 'passante@exemple.fr',
    text: 'Bonjour,\nje ne trouve pas la page d’aide.',
    state: 'new',
  })
  expect(await mailTo(test, 'contact@demo.test', 'contactMessage')).toMatchObject({
    id: body.id,
    topic: 'Un problème technique',
    username: null,
  })
  const mails = await writtenMails(test)
  expect(mails.find(({ to }) => to === 'contact@demo.test')).toMatchObject({ replyTo: 'passante@exemple.fr' })
})

it('mails a receipt with text of the site only', async () => {
  const altcha = await test.visitor.proof()
  const written = { topic: 'idea', name: 'GAGNE-VITE.example', email: 'autre@exemple.fr', text: 'Clique ici', altcha }
  const { body } = await test.visitor.posts<{ id: number }>('/api/contact', written)
  const told = await mailTo(test, 'autre@exemple.fr', 'contactReceived')
  expect(told).toMatchObject({ id: body.id, name: null })
  expect(JSON.stringify(told)).not.toMatch(/GAGNE-VITE|Clique ici/)
})

it('sends one address at most three receipts a day', async () => {
  for (let time = 0; time < 5; time++) {
    const altcha = await test.visitor.proof()
    const written = { topic: 'idea', name: 'X', email: 'visee@exemple.fr', text: `Encore ${time}`, altcha }
    expect((await test.visitor.posts('/api/contact', written)).status).toBe(200)
  }
  await mailTo(test, 'visee@exemple.fr', 'contactReceived')
  await vi.waitFor(async () => {
    const operator = (await writtenMails(test)).filter(
      ({ to, replyTo }) => to === 'contact@demo.test' && replyTo === 'visee@exemple.fr',
    )
    expect(operator).toHaveLength(5)
  }, 10_000)
  expect((await writtenMails(test)).filter(({ to }) => to === 'visee@exemple.fr')).toHaveLength(3)
})

it('deletes messages older than a year', async () => {
  const old = { topic: 'idea', name: 'X', email: 'x@exemple.fr', text: 'Il y a longtemps' }
  const now = Date.now()
  await test.db.insert(contactMessages).values([
    { ...old, createdAt: new Date(now - 366 * 86_400_000) },
    { ...old, text: 'Presque', createdAt: new Date(now - 364 * 86_400_000) },
  ])
  await test.app.events.unitOfWork((tx) => deleteOldContactMessages(tx, new Date(now)))
  const left = (await test.db.select().from(contactMessages)).map(({ text }) => text)
  expect(left).toContain('Presque')
  expect(left).not.toContain('Il y a longtemps')
})

it('uses the member’s own name and address, without a proof of work', async () => {
  const camille = await test.personas.camille()
  const forged = { topic: 'account', name: 'Inès', email: 'ines@test.test', text: 'Une question.' }
  expect((await camille.posts('/api/contact', forged)).status).toBe(200)
  expect(await last()).toMatchObject({ userId: camille.id, name: 'Camille', email: 'camille@test.test' })
})

it('is idempotent by client id, also concurrently', async () => {
  const louise = await test.personas.louise()
  const letter = { topic: 'idea', text: 'Un salon pour celles qui bricolent ?' }
  const answers = await Promise.all([1, 2].map(() => louise.posts<{ id: number }>('/api/contact', letter)))
  const later = await louise.posts<{ id: number }>('/api/contact', letter)
  expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1)
  const other = await louise.posts<{ id: number }>('/api/contact', { ...letter, text: 'Et un autre pour le soir ?' })
  expect(other.body.id).not.toBe(later.body.id)
})

it.each([
  ['no name', { name: '' }, 'name'],
  ['no address', { email: undefined }, 'email'],
  ['half an address', { email: 'passante@' }, 'email'],
  ['an address with a second one behind it', { email: 'p@exemple.fr\r\nBcc: autre@exemple.fr' }, 'email'],
  ['two addresses', { email: 'p@exemple.fr, autre@exemple.fr' }, 'email'],
  ['no topic', { topic: '' }, 'topic'],
  ['nothing but spaces', { text: '   ' }, 'text'],
  ['a filled honeypot field', { website: 'https://exemple.fr' }, 'website'],
  ['a book', { text: 'a'.repeat(5001) }, 'text'],
])('refuses %s with a French message on its field', async (_case, change, field) => {
  const altcha = await test.visitor.proof()
  const written = { topic: 'idea', name: 'Une passante', email: 'p@exemple.fr', text: 'Bonjour', altcha, ...change }
  const { status, body } = await test.visitor.posts('/api/contact', written)
  expect(status).toBe(400)
  const { fields } = (body as { error: { details: { fields: Record<string, string[]> } } }).error.details
  expect(fields[field]?.[0]).toMatch(/[a-zé]{3,}.*[.!?]$/)
})

it('accepts five messages in half an hour from one person', async () => {
  const strict = await buildTestApp({ limits: true })
  await strict.app.jobs.start()
  const ines = await strict.personas.ines()
  const statuses = []
  for (let time = 0; time < 6; time++) {
    statuses.push((await ines.posts('/api/contact', { topic: 'idea', text: `Une idée ${time}` })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await strict.close()
})
