import type { DeskList, DeskWebhook, DeskWebhookSecret } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'
import { adminText } from '../text/admin.ts'
import { webhooksText as text } from '../text/webhooks.ts'
import { fill, loseAnswers, openAdmin, press, screen, shows, waitFor } from './open-admin.scene.tsx'

const answers: number[] = []
const { test, maud } = await setUpTestApp({
  personas: ['maud'],
  postPublic: {
    post: async () => ({ status: answers.shift() ?? 200, body: Buffer.from('C’est noté.') }),
    isAllowed: async ({ hostname }) => hostname !== '10.0.0.1',
  },
})
await test.app.jobs.start()
const odile = await test.personas.member('Odile', { role: 'admin' })
const fields = { name: 'Le site vitrine', url: 'https://vitrine.example/crochet', events: ['content.published'] }
const address = '/api/desk/webhooks'

beforeEach(async () => {
  answers.splice(0)
  await test.db.delete(tables.webhooks)
})

const adds = async () =>
  (await odile.posts<DeskWebhookSecret>(address, { ...fields, clientId: crypto.randomUUID() })).body
const state = async (id: number) => (await odile.gets<DeskWebhook>(`${address}/${id}`)).body

it('is added, with what is wrong said at its field and nothing lost, and its secret shown once', async () => {
  await openAdmin(odile, '/webhooks')
  await shows(text.empty.title)
  await press(text.fresh, 'link')
  await fill(text.name, fields.name)
  await fill(text.url, 'https://10.0.0.1/crochet')
  await press(text.create)
  await shows('Coche au moins un événement.')
  await press(text.events['content.published'], 'checkbox')
  await press(text.create)
  await shows(/réseau privé/)
  expect(await screen.findByRole('textbox', { name: text.name })).toHaveProperty('value', fields.name)
  await fill(text.url, fields.url)
  // The answer is lost: sent again, the form shows the same secret, and adds no second one.
  loseAnswers(1)
  await press(text.create)
  await waitFor(async () => expect(await test.db.$count(tables.webhooks)).toBe(1))
  await waitFor(() => expect(screen.getByRole('button', { name: text.create })).toHaveProperty('disabled', false))
  await press(text.create)
  await screen.findByRole('heading', { name: text.onceTitle })
  expect((await shows(/^whsec_/)).tagName).toBe('CODE')
  await press(text.openIt, 'link')
  await shows(text.noDelivery)
  expect(screen.queryByText(/^whsec_/)).toBeNull()
  const { body } = await odile.gets<DeskList<DeskWebhook>>(address)
  expect(body.items).toMatchObject([fields])
})

it('sends a test whose answer is shown, and sends it again', async () => {
  const { id } = await adds()
  answers.push(500)
  await openAdmin(odile, `/webhooks/${id}`)
  await press(text.test)
  await shows(/^1 tentative, réponse 500$/)
  await shows('C’est noté.')
  await press(/^Renvoyer/)
  await shows(/^2 tentatives, réponse 200$/)
})

it('is disabled and enabled by hand; one that the site stopped counts as pending', async () => {
  const { id } = await adds()
  await openAdmin(odile, `/webhooks/${id}`)
  await press(text.disable)
  await shows(/Désactivé par l’équipe/)
  expect(await state(id)).toMatchObject({ state: 'disabled', disabledReason: 'hand' })
  await press(text.enable)
  await shows(/dès qu’il se passe quelque chose/)
  await test.db.update(tables.webhooks).set({ disabledAt: new Date(), disabledReason: 'gone' })
  await openAdmin(odile, '/')
  await press(/webhook arrêté par le site/, 'link')
  await press(fields.name, 'link')
  await shows(/a répondu que cette adresse n’existe plus/)
  await press(text.keepDisabled)
  await shows(/Désactivé par l’équipe/)
  expect(await state(id)).toMatchObject({ disabledReason: 'hand' })
})

it('gets a new secret, whose predecessor stays valid for a day', async () => {
  const { id } = await adds()
  await openAdmin(odile, `/webhooks/${id}`)
  await press(text.rotate)
  await shows(text.rotateContent)
  const [, confirm] = await screen.findAllByRole('button', { name: text.rotate })
  confirm?.click()
  await shows(/^whsec_/)
  await press(text.kept)
  await shows(/L’ancien secret reste valable jusqu’au/)
  expect(screen.queryByText(/^whsec_/)).toBeNull()
})

it('is changed where it is read', async () => {
  const { id } = await adds()
  await openAdmin(odile, `/webhooks/${id}`)
  await fill(text.name, 'La lettre')
  await press(text.events['report.received'], 'checkbox')
  await press(adminText.save)
  await screen.findByRole('heading', { name: 'La lettre', level: 1 })
  expect(await state(id)).toMatchObject({ name: 'La lettre', events: ['content.published', 'report.received'] })
})

it('is no screen of moderators', async () => {
  await openAdmin(maud, '/')
  await screen.findAllByRole('link', { name: /Signalements/ })
  expect(screen.queryByRole('link', { name: text.title })).toBeNull()
})
