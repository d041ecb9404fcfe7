import { loadBrand } from '@consoeurs/brand'
import type { MemberProfile, OwnProfile, ProfileChoicesView, SearchResults } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readProfileChoices } from './profile-choices.ts'
import { openSiteSettings } from './public.ts'

const { test } = await setUpTestApp()
const { brand } = test.deps
const address = '/api/desk/profile-choices'
let odile: Person
let camille: Person

beforeAll(async () => {
  odile = await test.personas.member('Odile', { role: 'admin' })
  camille = await test.personas.camille()
})

type Groups = ProfileChoicesView['interests']['groups']
type Entry = { value: string | null; label: string; retired: boolean }
type Questions = ProfileChoicesView['questions']['questions']

const choices = async () => (await odile.gets<ProfileChoicesView>(address)).body

async function setsInterests(change: (groups: Groups) => unknown[]) {
  const { version, groups } = (await choices()).interests
  return odile.posts<ProfileChoicesView>(`${address}/interests`, { version, groups: change(groups) })
}

async function setsQuestions(change: (questions: Questions) => unknown[]) {
  const { version, questions } = (await choices()).questions
  return odile.posts<ProfileChoicesView>(`${address}/questions`, { version, questions: change(questions) })
}

const eachInterest = (change: (entry: Entry) => Entry) => (groups: Groups) =>
  groups.map((group) => ({ ...group, interests: group.interests.map(change) }))
const changed = (value: string, change: Partial<Entry>) =>
  eachInterest((entry) => (entry.value === value ? { ...entry, ...change } : entry))
const withNew = (label: string) => (groups: Groups) => [
  ...groups.slice(1),
  { label: groups[0]?.label, interests: [{ value: null, label }, ...(groups[0]?.interests ?? [])] },
]

const interestValue = async (label: string) =>
  (await choices()).interests.groups.flatMap(({ interests }) => interests).find((one) => one.label === label)?.value ??
  ''

const chooses = (interests: string[], who = camille) => who.patches<OwnProfile>('/api/members/me', { interests })
const answers = (given: Record<string, string>) => camille.patches<OwnProfile>('/api/members/me', { answers: given })
const lastAct = async () => (await test.db.select().from(tables.auditEntries).orderBy(desc(tables.auditEntries.id)))[0]
const sentence = (body: unknown) => JSON.stringify(body)

describe('interests', () => {
  it('are the brand’s until an administrator changes them, without a stored row', async () => {
    const { interests } = await choices()
    expect(interests.version).toBeNull()
    expect(interests.groups.map(({ label }) => label)).toEqual(brand.interests.map(({ label }) => label))
    expect(test.app.siteSettings()).toMatchObject({ changedChoices: null })
  })

  it('one that is added can be chosen, found by its words, and is in the pages’ list', async () => {
    expect((await chooses(['tricot-du-soir'])).status).toBe(400)
    expect((await setsInterests(withNew('Tricot du soir'))).status).toBe(200)
    const value = await interestValue('Tricot du soir')
    expect((await chooses([value])).body.interests).toEqual([value])
    const found = (await odile.gets<SearchResults>('/api/search?q=tricot')).body
    expect(found.members.items.map(({ id }) => id)).toEqual([camille.id])
    expect(JSON.stringify(test.app.siteSettings().changedChoices?.interests)).toContain('Tricot du soir')
    expect(await lastAct()).toMatchObject({
      action: 'choices.interests',
      actorId: odile.id,
      detail: { added: ['Tricot du soir'], renamed: [], retired: [], restored: [] },
    })
  })

  it('one that is renamed keeps its value: search knows the new word, and no longer the old', async () => {
    const value = await interestValue('Tricot du soir')
    await chooses([value])
    await setsInterests(changed(value, { label: 'Crochet du matin' }))
    const found = async (q: string) => (await odile.gets<SearchResults>(`/api/search?q=${q}`)).body.members.items.length
    expect([await found('crochet'), await found('tricot')]).toEqual([1, 0])
    expect((await camille.gets<OwnProfile>('/api/members/me')).body.interests).toEqual([value])
    expect((await lastAct())?.detail).toMatchObject({ renamed: ['Tricot du soir → Crochet du matin'] })
  })

  it('one that is retired stays with who has it, and nobody else can choose it', async () => {
    const [group] = brand.interests
    const [kept, other] = group?.interests.map(({ value }) => value) ?? []
    await chooses([kept ?? ''])
    await setsInterests(changed(kept ?? '', { retired: true }))
    const lea = await test.personas.member('Léa')
    expect((await chooses([kept ?? ''], lea)).status).toBe(400)
    const { body: seen } = await lea.gets<MemberProfile>(`/api/members/${camille.username}`)
    expect(seen.interests).toEqual([kept])
    // Her form sends it along with what she adds.
    expect((await chooses([kept ?? '', other ?? ''])).body.interests).toEqual([kept, other])
    // Once she has dropped it, it is gone for her too.
    await chooses([other ?? ''])
    expect((await chooses([kept ?? ''])).status).toBe(400)
    await setsInterests(changed(kept ?? '', { retired: false }))
    expect((await chooses([kept ?? ''], lea)).status).toBe(200)
    expect((await lastAct())?.detail).toMatchObject({ restored: [group?.interests[0]?.label] })
  })

  it('keep the order and the groups that are sent', async () => {
    const { body } = await setsInterests((groups) => groups.toReversed())
    const stored = test.app.siteSettings().profileChoices.interests
    expect(stored.map(({ label }) => label)).toEqual(body.interests.groups.map(({ label }) => label))
    expect(stored.at(-1)?.label).not.toBe(brand.interests.at(-1)?.label)
  })

  it('refuse a save of an older version, and one that leaves an entry out; a repeated one adds nothing', async () => {
    const { version, groups } = (await choices()).interests
    const sent = { version, groups: withNew('Ukulélé')(groups) }
    const first = await odile.posts<ProfileChoicesView>(`${address}/interests`, sent)
    const again = await odile.posts<ProfileChoicesView>(`${address}/interests`, sent)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    const stale = await odile.posts(`${address}/interests`, { version, groups: withNew('Harpe')(groups) })
    expect([stale.status, sentence(stale.body)]).toEqual([409, expect.stringContaining('PROFILE_CHOICES_STALE')])
    const without = await setsInterests((now) => now.slice(1))
    expect(without.status).toBe(409)
  })

  it.each([
    [withNew(''), 'Chaque centre d’intérêt a un nom'],
    [withNew('x'.repeat(41)), '40 caractères au plus'],
    [withNew('UKULELE'), 'Deux centres d’intérêt portent le même nom'],
    [(groups: Groups) => [...groups, { ...groups[0], interests: [{ value: null, label: 'Seule' }] }], 'Deux groupes'],
    [eachInterest((entry) => ({ ...entry, retired: true })), 'Laisse au moins un centre d’intérêt'],
  ])('are validated in French', async (change, expected) => {
    const { status, body } = await setsInterests(change)
    expect([status, sentence(body)]).toEqual([400, expect.stringContaining(expected)])
  })
})

describe('questions', () => {
  it('can be added, renamed and answered; a retired one keeps its answers', async () => {
    await setsQuestions((questions) => [
      { id: null, label: 'Mon refuge', placeholder: 'Sous la couette.' },
      ...questions,
    ])
    const id = (await choices()).questions.questions[0]?.id ?? ''
    expect((await answers({ [id]: 'Le grenier' })).body.answers).toEqual({ [id]: 'Le grenier' })
    await setsQuestions((questions) => questions.map((one) => (one.id === id ? { ...one, retired: true } : one)))
    expect((await answers({ [id]: 'Le grenier, toujours' })).status).toBe(200)
    expect((await answers({})).body.answers).toEqual({})
    expect((await answers({ [id]: 'Encore' })).status).toBe(400)
    expect(await lastAct()).toMatchObject({ action: 'choices.profileQuestions', detail: { retired: ['Mon refuge'] } })
  })

  it('are validated in French', async () => {
    const refused = await setsQuestions((questions) => questions.map((one) => ({ ...one, retired: true })))
    expect([refused.status, sentence(refused.body)]).toEqual([400, expect.stringContaining('au moins une question')])
    const twice = await setsQuestions(([first, ...rest]) => [
      { id: null, label: first?.label, placeholder: '' },
      first,
      ...rest,
    ])
    expect([twice.status, sentence(twice.body)]).toEqual([400, expect.stringContaining('le même texte')])
  })
})

it('only administrators see or change them', async () => {
  for (const role of ['member', 'moderator', 'editor'] as const) {
    const other = await test.personas.member(`Autre ${role}`, { role })
    expect((await other.gets(address)).status).toBe(403)
    expect((await other.posts(`${address}/questions`, { version: null, questions: [] })).status).toBe(403)
  }
})

it('are read again at the next start; what the brand gains later is added', async () => {
  const reopened = await openSiteSettings(test.db, test.deps.settings, brand)
  expect(reopened.current().profileChoices).toEqual(test.app.siteSettings().profileChoices)
  const stored = JSON.stringify([{ label: 'Livres', interests: [{ value: 'a', label: 'Un', retired: true }] }])
  const own = { interests: [{ label: 'Livres', interests: [{ value: 'b', label: 'Deux' }] }], profileQuestions: [] }
  expect(readProfileChoices(own, new Map([['interests', stored]])).profileChoices.interests).toEqual([
    {
      label: 'Livres',
      interests: [
        { value: 'a', label: 'Un', retired: true },
        { value: 'b', label: 'Deux' },
      ],
    },
  ])
})

it('a list that this release cannot read is the brand’s', async () => {
  const seve = await loadBrand('seve')
  const { changedChoices } = readProfileChoices(seve, new Map([['interests', '{"future": 1}']]))
  expect(changedChoices).toBeNull()
})
