import type { DraftView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { draftFrom, draftKeyOf, draftPayload } from './draft-words.ts'

const clientId = '5f0c1c1e-6a55-4a6d-9a2e-0d6c0f6f2b11'

const kept = (words: ReturnType<typeof draftPayload>, changed: Partial<DraftView> = {}): DraftView => ({
  key: `share:${clientId}`,
  text: words.text ?? '',
  fields: words.fields ?? {},
  files: [],
  elsewhere: true,
  at: '2026-01-01T00:00:00.000Z',
  ...changed,
})

it('comes back from another device as it was left', () => {
  const draft = {
    ...emptyDraft(clientId, 'recette'),
    title: 'Tarte',
    body: ' À demi ',
    cover: 'Deuil',
    visibility: 'community' as const,
    communityId: 4,
  }
  const parsed = {
    quantity: { from: 1, to: 2 },
    unit: 'clove',
    ingredient: 'ail',
    remark: 'rose',
    chosen: true,
  } as const
  draft.recipe.ingredients = [
    { quantity: '2', name: 'pommes' },
    { quantity: '', name: '1 à 2 gousses', parsed },
    { quantity: '1', name: 'citron', parsed: { ...parsed, quantity: 1, unit: null } },
    { quantity: '', name: 'sel', parsed: { ...parsed, quantity: null } },
  ]
  draft.recipe = {
    ...draft.recipe,
    waits: draft.recipe.waits.map((row) => ({ ...row, amount: '8' })),
    details: [{ minutes: '20', fileId: 7 }],
    equipment: ['bocaux'],
  }
  expect(draftKeyOf(draft)).toBe(`share:${clientId}`)
  expect(JSON.stringify(draftFrom(kept(draftPayload(draft))))).toBe(JSON.stringify(draft))
})

it('is completed where an earlier version of the page wrote it', () => {
  const draft = draftFrom(kept({ text: 'Bonjour', fields: { kind: 'pensee', outing: { day: '2030-01-01' } } }))
  expect(draft).toMatchObject({ body: 'Bonjour', cover: null, outing: { day: '2030-01-01', time: '', seats: '' } })
  expect(draft.recipe.steps).toEqual(['', ''])
  expect(draft.recipe.waits).toHaveLength(5)
})
