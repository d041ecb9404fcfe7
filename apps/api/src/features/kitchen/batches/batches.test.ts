import type {
  BatchCard,
  BatchView,
  NewBatch,
  NotificationView,
  Page,
  ShareView,
  TriedResults,
} from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, codeOf, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { remindBatches } from './remind-batches.ts'

const HOUR = 3_600_000
const { test } = await setUpTestApp({ brand: 'seve', clears: [tables.reports, tables.communities, tables.users] })
let camille: Person
let ines: Person
beforeEach(async () => {
  await seedIngredients(test.db)
  camille = await test.personas.camille({ city: 'Lyon' })
  ines = await test.personas.ines()
})
afterEach(() => test.settled())

const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const draft = (more: object = {}) => ({
  clientId: crypto.randomUUID(),
  kind: 'germination',
  name: 'Lentilles',
  ingredient: 'lentille',
  startedAt: ago(1),
  ...more,
})
const starts = async (more: object = {}, person = camille) =>
  (await person.posts<BatchView>('/api/batches', draft(more))).body
const notes = (id: number, note: object, person = camille) =>
  person.posts<BatchView>(`/api/batches/${id}/notes`, { clientId: crypto.randomUUID(), kind: 'care', ...note })
const ends = (id: number, result: object, person = camille) =>
  person.puts<BatchView>(`/api/batches/${id}/result`, { outcome: 'success', ...result })
const tried = async (query: string, person = ines) =>
  (await person.gets<TriedResults>(`/api/batches/tried?${query}`)).body
const publishes = async (times: object) => {
  const recipe = {
    ...{ servings: 2, minutes: 10, season: '', steps: ['Tasse.'], times },
    ingredients: [{ quantity: '1', name: 'chou blanc' }],
  }
  const words = { kind: 'recette', title: 'Chou', body: 'Simple', clientId: crypto.randomUUID(), recipe }
  return (await camille.posts<ShareView>('/api/shares', words)).body
}

async function reminds(at: Date): Promise<void> {
  await test.settled()
  await remindBatches({ db: test.db, unitOfWork: test.app.events.unitOfWork, now: () => at })
  await test.settled()
}
const reminders = async (person = camille) =>
  (await person.gets<Page<NotificationView>>('/api/notifications')).body.items
    .filter(({ value }) => value === 'bocal')
    .map(({ title, path, read }) => ({ title, path, read }))

describe('a jar', () => {
  it('is started once, and opened by its owner alone', async () => {
    const body = draft({ note: 'Deux cuillères' })
    const { id, notes: written } = (await camille.posts<BatchView>('/api/batches', body)).body
    expect((await camille.posts<BatchView>('/api/batches', body)).body.id).toBe(id)
    expect(written.map(({ text }) => text)).toEqual(['Deux cuillères'])
    for (const call of [
      ines.gets(`/api/batches/${id}`),
      ines.patches(`/api/batches/${id}`, { name: 'À moi' }),
      ines.deletes(`/api/batches/${id}`),
      ends(id, {}, ines),
      notes(id, {}, ines),
      ines.deletes(`/api/batches/${id}/notes/${written[0]?.id}`),
    ])
      expect((await call).status).toBe(404)
    expect((await ines.gets<Page<BatchCard>>('/api/batches')).body.items).toEqual([])
    expect((await camille.gets<Page<BatchCard>>('/api/batches')).body.items).toMatchObject([{ id, name: 'Lentilles' }])
  })

  it('keeps dates, notes and their number in bounds', async () => {
    const refused = (more: object) => camille.posts('/api/batches', draft(more))
    expect((await refused({ startedAt: ago(24 * (limits.batches.ago + 1)) })).status).toBe(400)
    expect((await refused({ expectedEndAt: ago(2) })).status).toBe(400)
    expect((await refused({ reminders: { everyHours: 9, days: [] } })).status).toBe(400)
    expect((await refused({ reminders: { everyHours: null, days: [0] } })).status).toBe(400)
    const { id } = await starts()
    expect((await notes(id, { kind: 'note', text: '' })).status).toBe(400)
    for (let count = 1; count < limits.batches.running; count++) await starts()
    expect(codeOf(await camille.posts('/api/batches', draft()))).toBe('BATCHES_FULL')
  })

  it('shows its picture to its owner alone, and removes it with the jar', async () => {
    const { id: fileId, formats } = await uploadPhoto(camille)
    const { id } = await starts({ image: { fileId, alt: 'Un bocal' } })
    expect((await camille.gets(formats.small.url)).status).toBe(200)
    expect((await ines.gets(formats.small.url)).status).toBe(404)
    expect((await camille.deletes(`/api/batches/${id}`)).status).toBe(200)
    await test.settled()
    expect(await test.db.$count(tables.files, eq(tables.files.id, fileId))).toBe(0)
  })

  it('takes a note from an outbox once, at the time of writing', async () => {
    const { id } = await starts({ startedAt: ago(30) })
    const note = { clientId: crypto.randomUUID(), kind: 'care', at: ago(5) }
    await notes(id, note)
    const { body } = await notes(id, note)
    expect(body.notes).toHaveLength(1)
    expect(body.lastCareAt).toBe(note.at)
    expect((await notes(id, { at: ago(-5) })).body.notes[0]?.at).not.toBe(ago(-5))
    await ends(id, {})
    expect((await notes(id, note)).status).toBe(200)
    expect(codeOf(await notes(id, {}))).toBe('BATCH_ENDED')
  })

  it('begins with the times of a recipe, and with the hints of the vocabulary', async () => {
    const share = await publishes({ fermentation: 7 * 24 * 60 })
    const prepared = (await ines.gets<NewBatch>(`/api/batches/new?recipe=${share.id}&ingredient=lentille`)).body
    expect(prepared).toMatchObject({ recipe: { id: share.id }, name: 'Lentilles' })
    expect(prepared.hints[0]).toMatchObject({ kind: 'fermentation', hours: { from: 168, to: 168 }, from: 'recipe' })
    expect(prepared.hints.find(({ kind }) => kind === 'germination')).toMatchObject({ from: 'vocabulary' })
    await test.personas.blocks(camille, ines)
    expect((await ines.gets<NewBatch>(`/api/batches/new?recipe=${share.id}`)).body.recipe).toBeNull()
    expect((await ines.posts('/api/batches', draft({ recipeId: share.id }))).status).toBe(404)
  })
})

describe('reminders', () => {
  it('come once, give way to the next, and are settled by a rinse', async () => {
    const { id, nextReminderAt } = await starts({ reminders: { everyHours: 8, days: [] } })
    const due = new Date(nextReminderAt ?? '')
    await reminds(new Date(due.getTime() - 60_000))
    expect(await reminders()).toEqual([])
    await Promise.all([reminds(due), reminds(due)])
    const line = { title: 'Rince tes lentilles', path: `/bocaux/${id}` }
    expect(await reminders()).toEqual([{ ...line, read: false }])
    await reminds(new Date(due.getTime() + 24 * HOUR))
    expect(await reminders()).toEqual([
      { ...line, read: false },
      { ...line, read: true },
    ])
    await notes(id, {})
    await test.settled()
    expect((await reminders()).every(({ read }) => read)).toBe(true)
  })

  it('do not come after the end, nor for a deleted jar', async () => {
    const ended = await starts({ reminders: { everyHours: 8, days: [] } })
    await ends(ended.id, { ends: true })
    const later = new Date(Date.now() + 48 * HOUR)
    await reminds(later)
    expect(await reminders()).toEqual([])
    const { id } = await starts({ reminders: { everyHours: 8, days: [] } })
    await reminds(later)
    expect(await reminders()).toHaveLength(1)
    await camille.deletes(`/api/batches/${id}`)
    await test.settled()
    expect(await reminders()).toEqual([])
  })

  it('go on after a result so far, and follow a changed schedule', async () => {
    const { id } = await starts({ kind: 'fermentation', ingredient: 'chou-blanc' })
    expect((await ends(id, { ends: false })).body.nextReminderAt).toBeNull()
    const change = { reminders: { everyHours: null, days: [7] } }
    const { nextReminderAt } = (await camille.patches<BatchView>(`/api/batches/${id}`, change)).body
    await reminds(new Date(nextReminderAt ?? ''))
    expect(await reminders()).toMatchObject([{ title: 'Goûte ton chou blanc\u202f: jour 7' }])
  })
})

describe('a shared result', () => {
  it('is seen by others with or without her name, and counted', async () => {
    const share = await publishes({ fermentation: 60 })
    const [named, hidden, own] = [
      await starts({ recipeId: share.id }),
      await starts({ recipeId: share.id }),
      await starts(),
    ]
    await ends(named.id, { learned: 'Bien salé', sharing: 'named' })
    await ends(hidden.id, { outcome: 'failure', sharing: 'anonymous' })
    await ends(own.id, { learned: 'Pour moi' })
    const seen = await tried(`recipe=${share.id}`)
    expect(seen.counts).toEqual({ success: 1, partial: 0, failure: 1 })
    expect(seen.items.map(({ author, learned }) => [author?.username ?? null, learned])).toEqual([
      [null, ''],
      ['camille', 'Bien salé'],
    ])
    expect((await tried('ingredient=lentille')).items).toHaveLength(2)
    await ends(named.id, { sharing: 'private' })
    expect((await tried(`recipe=${share.id}`)).items).toHaveLength(1)
  })

  it.each(['blocks', 'is blocked', 'is paused'])(
    'is hidden where its author %s, also without her name',
    async (how) => {
      const { id } = await starts()
      await ends(id, { sharing: 'anonymous' })
      expect((await tried('ingredient=lentille')).items).toHaveLength(1)
      if (how === 'is paused') await test.personas.changes(camille, { pause: 1 })
      else if (how === 'blocks') await test.personas.blocks(camille, ines)
      else await test.personas.blocks(ines, camille)
      expect(await tried('ingredient=lentille')).toMatchObject({ items: [], counts: { success: 0 } })
    },
  )

  it('is not held by a filter, as a comment, and is reported for dangerous advice', async () => {
    const { id } = await starts()
    const learned = 'Guérit le cancer et remplace tes médicaments.'
    expect((await ends(id, { learned, sharing: 'named' })).status).toBe(200)
    expect((await tried('ingredient=lentille')).items).toMatchObject([{ learned }])
    const report = { target: 'batchResult', targetId: id, reason: 'healthDanger', goodFaith: true }
    expect((await ines.posts('/api/reports', report)).status).toBe(200)
  })

  it('is reported, without blocking an author who is not named, and hidden by a moderator', async () => {
    const { id } = await starts()
    const report = { target: 'batchResult', targetId: id, reason: 'other', goodFaith: true, alsoBlock: true }
    expect((await ines.posts('/api/reports', report)).status).toBe(404)
    await ends(id, { learned: 'Hum', sharing: 'anonymous' })
    expect((await ines.posts('/api/reports', report)).status).toBe(200)
    expect(await test.db.$count(tables.blocks)).toBe(0)
    expect(await test.db.select({ excerpt: tables.reports.excerpt }).from(tables.reports)).toEqual([{ excerpt: 'Hum' }])
    await test.db.update(tables.batches).set({ hiddenAt: new Date(), hiddenReason: 'Hors sujet' })
    expect((await tried('ingredient=lentille')).items).toEqual([])
    expect((await camille.gets<BatchView>(`/api/batches/${id}`)).body.hiddenReason).toBe('Hors sujet')
  })
})

it('is not there in a brand without a kitchen', async () => {
  const other = await buildTestApp({ kitchen: false })
  const member = await other.personas.member('Rosa')
  expect((await member.gets('/api/batches')).status).toBe(404)
  expect((await member.gets('/api/season')).status).toBe(404)
  await other.close()
})
