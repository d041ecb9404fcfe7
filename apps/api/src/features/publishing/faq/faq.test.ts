import { loadSeed } from '@consoeurs/brand/seed'
import { faqTopics } from '@consoeurs/contract'
import { seedFaq } from '@consoeurs/database/seed'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

interface Entries {
  data: { id: number; attributes: Record<string, unknown> & { slug: string } }[]
}
interface WrittenFaq {
  data: { id: number; attributes: Record<string, unknown> }
}

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
beforeAll(async () => {
  await seedFaq(test.db, (await loadSeed('violette')).faq)
})

const find = async (q: string) => {
  const { status, body } = await test.visitor.gets<Entries>(`/api/faq?_q=${encodeURIComponent(q)}&pagination[limit]=5`)
  expect(status, q).toBe(200)
  return body.data.map(({ attributes }) => attributes.slug)
}

describe('a question from a visitor', () => {
  it.each([
    ['mot de passe', 'mot-de-passe-oublie'],
    ['j’ai oublié mon mot de pase', 'mot-de-passe-oublie'],
    ['MOT DE PASSE OUBLIE', 'mot-de-passe-oublie'],
    ['comment supprimer mon compte ?', 'supprimer-mon-compte'],
    ['je veux effacer compte', 'supprimer-mon-compte'],
    ['bloquer quelqu’un', 'bloquer'],
    ['signalé un profil', 'signaler'],
    ['pause', 'faire-une-pause'],
    ['notif', 'pas-de-notifications'],
    ['qui voit mon profil', 'qui-voit-mon-profil'],
    ['gratuit', 'est-ce-gratuit'],
  ])('« %s » finds %s, among the first three', async (q, slug) => {
    expect((await find(q)).slice(0, 3)).toContain(slug)
  })

  it.each(['zzzqqq', '%', 'a', '’', "'; drop table faq_entries"])(
    'finds nothing for %j, without an error',
    async (q) => {
      expect(await find(q)).toEqual([])
    },
  )
})

it('every seeded question is under a topic of the page, in its order', async () => {
  const { body } = await test.visitor.gets<Entries>('/api/faq?pagination[pageSize]=100')
  const { faq } = await loadSeed('violette')
  expect(body.data.map(({ attributes }) => attributes.slug)).toEqual(faq.map(({ slug }) => slug))
  for (const { attributes } of body.data) expect(Object.keys(faqTopics)).toContain(attributes.topic)
})

it('can be edited by editors only, with drafts and a history', async () => {
  const question = { question: 'Puis-je venir à plusieurs ?', topic: 'begin', answer: '<p onclick="x()">Oui.</p>' }
  expect((await (await test.personas.camille()).posts('/api/faq', { data: question })).status).toBe(403)
  expect((await test.visitor.posts('/api/faq', { data: question })).status).toBe(401)
  expect((await editor.posts('/api/faq', { data: { ...question, topic: 'ailleurs' } })).status).toBe(400)
  const { id, attributes } = (await editor.posts<WrittenFaq>('/api/faq', { data: question })).body.data
  expect(attributes).toMatchObject({ slug: 'puis-je-venir-a-plusieurs', answer: '<p>Oui.</p>', publishedAt: null })
  expect(await find('plusieurs')).not.toContain('puis-je-venir-a-plusieurs')
  expect((await test.visitor.gets(`/api/faq/${id}`)).status).toBe(404)
  const publishedAt = new Date(0).toISOString()
  await editor.puts(`/api/faq/${id}`, { data: { publishedAt, version: 1 } })
  expect((await find('plusieurs'))[0]).toBe('puis-je-venir-a-plusieurs')
  expect((await editor.puts(`/api/faq/${id}`, { data: { answer: 'Tard', version: 1 } })).status).toBe(409)
  expect((await editor.gets<{ items: unknown[] }>(`/api/faq/${id}/versions`)).body.items).toHaveLength(2)
  expect((await editor.deletes(`/api/faq/${id}`)).status).toBe(200)
  expect((await test.visitor.gets(`/api/faq/${id}`)).status).toBe(410)
  expect(await find('plusieurs')).not.toContain('puis-je-venir-a-plusieurs')
})

it('is seeded once: an editor’s changes stay', async () => {
  const { data } = (await test.visitor.gets<Entries>('/api/faq?filters[slug]=bloquer')).body
  await editor.puts(`/api/faq/${data[0]?.id}`, { data: { answer: '<p>Autrement.</p>' } })
  await seedFaq(test.db, (await loadSeed('violette')).faq)
  const { body } = await test.visitor.gets<Entries>('/api/faq?filters[slug]=bloquer')
  expect(body.data.map(({ attributes }) => attributes.answer)).toEqual(['<p>Autrement.</p>'])
})
