import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import type { DeskHeld, FilterTestResult, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
let author: Person
let reader: Person
let moderator: Person
let kind: string

beforeAll(async () => {
  const brands = await Promise.all(brandCodes.map(loadBrand))
  const brand = brands.find(({ health }) => health !== null)
  if (brand === undefined) throw new Error('no brand reads shares for health claims')
  kind = brand.shareKinds.find(({ form }) => form === 'words')?.kind ?? ''
  test = await buildTestApp({ brand: brand.code })
  // Three years old: no account of its first days.
  author = await test.personas.member('Nora', { user: { createdAt: new Date(Date.now() - 3 * 365 * 86_400_000) } })
  reader = await test.personas.member('Lise')
  moderator = await test.personas.member('Odile', { role: 'moderator' })
})
afterAll(() => test.close())

const publishes = async (body: string, who = author) =>
  (await who.posts<ShareView>('/api/shares', { clientId: crypto.randomUUID(), kind, body, visibility: 'members' })).body
const held = async ({ id }: ShareView) =>
  (await test.db.select().from(tables.heldItems).where(eq(tables.heldItems.shareId, id)))[0]
const reads = async (share: ShareView) => reader.gets<ShareView>(`/api/shares/${share.id}`)

it('holds an appeal to stop a treatment until a moderator has reviewed it', async () => {
  const share = await publishes('Les filles, arrêtez vos traitements et mangez cru.')
  expect(share).toMatchObject({ held: true, notice: test.deps.brand.health?.heldNotice })
  expect((await reads(share)).status).toBe(404)
  const { id } = (await held(share)) ?? {}
  const { matches, kinds, text } = (await moderator.gets<DeskHeld>(`/api/desk/filters/${id}`)).body
  expect(kinds).toEqual(['health'])
  expect(matches.map(({ from, to }) => text.slice(from, to))).toEqual(['arrêtez vos traitements'])
  const decision = { clientId: crypto.randomUUID(), state: 'released' }
  expect((await moderator.posts(`/api/desk/filters/${id}/decide`, decision)).status).toBe(200)
  expect((await reads(share)).body).toMatchObject({ held: false })
})

it('applies to a moderator’s shares and to edits', async () => {
  expect((await publishes('Le jus d’herbe guérit le cancer.', moderator)).held).toBe(true)
  const share = await publishes('Une soupe verte.')
  const { version } = share
  const words = { title: '', body: 'Cette soupe remplace la chimio.', images: [], visibility: 'members', version }
  expect((await author.patches<ShareView>(`/api/shares/${share.id}`, words)).body.held).toBe(true)
  expect((await reads(share)).status).toBe(404)
})

it('publishes a share about an illness with a notice and its link', async () => {
  const share = await publishes('Sous chimio, je digère mieux les légumes cuits.')
  expect((await reads(share)).body).toMatchObject({ held: false, notice: test.deps.brand.health?.notice })
  expect((await reads(await publishes('N’arrête jamais ton traitement sans ta médecin.'))).body.held).toBe(false)
  expect((await reads(await publishes('Une salade de saison.'))).body).not.toHaveProperty('notice')
})

it('shows the matches of a sentence in the admin', async () => {
  const text = encodeURIComponent('Jette tes médocs')
  const { matches } = (await moderator.gets<FilterTestResult>(`/api/desk/filters/try?text=${text}`)).body
  expect(matches).toEqual([{ kind: 'health', from: 0, to: 16 }])
})
