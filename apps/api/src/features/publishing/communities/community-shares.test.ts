import type { ErrorEnvelope, Page, ReportedContent, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

const { communities, communityMembers, shares } = tables

/** Camille founded a secret community; Inès is in it, Louise is not. */
let communityId: number
const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
beforeEach(async () => {
  for (const table of [shares, communities, tables.blocks, tables.reports]) await test.db.delete(table)
  const [row] = await test.db
    .insert(communities)
    .values({ slug: 'chambre', name: 'La chambre', access: 'secret', memberCount: 2 })
    .returning({ id: communities.id })
  communityId = row!.id
  await test.db.insert(communityMembers).values([
    { communityId, userId: camille.id, role: 'owner' },
    { communityId, userId: ines.id },
  ])
})

const says = (person: Person, body: string, more: object = {}) =>
  person.posts<ShareView & ErrorEnvelope>('/api/shares', {
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    body,
    visibility: 'community',
    communityId,
    ...more,
  })
const feed = async (person: Person, query = '') =>
  (await person.gets<Page<ShareView>>(`/api/shares${query}`)).body.items.map(({ body }) => body)

describe('shares of a community', () => {
  it('are visible to its members only, in every list, with the community’s name', async () => {
    const { body: share } = await says(ines, 'Entre nous')
    expect(share).toMatchObject({ visibility: 'community', community: { slug: 'chambre', name: 'La chambre' } })
    for (const query of ['', '?scope=communities', '?community=chambre', '?author=ines']) {
      expect({ query, seen: await feed(camille, query) }).toEqual({ query, seen: ['Entre nous'] })
      expect({ query, seen: await feed(louise, query) }).toEqual({ query, seen: [] })
    }
    expect(await feed(test.visitor)).toEqual([])
    expect(await feed(test.visitor, '?community=chambre')).toEqual([])
    for (const person of [louise, test.visitor]) {
      for (const path of [share.slug, String(share.id), `${share.id}/comments`])
        expect((await person.gets(`/api/shares/${path}`)).status).toBe(404)
    }
    const words = { clientId: crypto.randomUUID(), text: 'Moi aussi' }
    expect((await louise.posts(`/api/shares/${share.id}/comments`, words)).status).toBe(404)
    expect((await louise.puts(`/api/shares/${share.id}/reaction`, { kind: 'coeur' })).status).toBe(404)
  })

  it('are in no count of a non-member', async () => {
    await says(ines, 'Compté nulle part')
    expect((await louise.gets('/api/members/ines')).body).toMatchObject({ shareCount: 0 })
    const [share] = await test.db.select({ id: shares.id }).from(shares)
    await ines.deletes(`/api/shares/${share!.id}`)
    expect((await louise.gets('/api/members/ines')).body).toMatchObject({ shareCount: 0 })
  })

  it('are published by members only, to one community, and not in an archived one', async () => {
    expect((await says(louise, 'Je passe')).status).toBe(404)
    expect((await says(ines, 'Pour qui ?', { communityId: null })).status).toBe(400)
    expect((await says(ines, 'Pour qui ?', { visibility: 'public' })).status).toBe(400)
    await test.db.update(communities).set({ archivedAt: new Date() })
    expect((await says(ines, 'Trop tard')).body.error.details.code).toBe('COMMUNITY_ARCHIVED')
  })

  it('are hidden from a former member, except own ones, which can be read and removed', async () => {
    const { body: share } = await says(ines, 'Avant de partir')
    await says(camille, 'Celle qui reste')
    await ines.deletes('/api/communities/chambre/membership')
    expect(await feed(ines)).toEqual([])
    expect(await feed(ines, '?community=chambre')).toEqual([])
    expect(await feed(ines, '?scope=mine')).toEqual(['Avant de partir'])
    const { body } = await ines.gets<ShareView>(`/api/shares/${share.id}`)
    expect(body).toMatchObject({ left: true, can: { react: false, comment: false, edit: false, remove: true } })
    expect((await ines.gets(`/api/shares/${share.id}/comments`)).status).toBe(404)
    const words = { clientId: crypto.randomUUID(), text: 'Encore moi' }
    expect((await ines.posts(`/api/shares/${share.id}/comments`, words)).status).toBe(404)
    expect((await ines.deletes(`/api/shares/${share.id}`)).status).toBe(200)
    expect(await feed(ines, '?scope=mine')).toEqual([])
    expect(await feed(camille)).toEqual(['Celle qui reste'])
  })

  it('are hidden across a block, in both directions', async () => {
    await says(ines, 'Bonjour')
    await test.personas.blocks(camille, ines)
    expect(await feed(camille, '?community=chambre')).toEqual([])
  })

  it('show their pictures to members only', async () => {
    const format = { width: 10, height: 10, bytes: 10 }
    const formats = { thumbnail: format, small: format, medium: format, large: format }
    const name = crypto.randomUUID().replaceAll('-', '')
    const [file] = await test.db
      .insert(tables.files)
      .values({ name, ownerId: ines.id, width: 10, height: 10, thumbhash: 'AAAA', formats })
      .returning({ id: tables.files.id })
    await says(ines, 'Une image', { images: [{ fileId: file!.id, alt: '' }] })
    const [stored] = await test.db.select().from(tables.files).where(eq(tables.files.id, file!.id))
    expect(stored).toMatchObject({ audience: 'community', communityId })
    expect((await louise.gets(`/files/${name}-small.webp`)).status).toBe(404)
  })
})

describe('concurrent actions', () => {
  it('removal and publication: published before the removal, or refused', async () => {
    const [put, said] = await Promise.all([
      camille.deletes('/api/communities/chambre/members/ines'),
      says(ines, 'Juste à temps'),
    ])
    expect(put.status).toBe(200)
    expect([200, 404]).toContain(said.status)
    expect(await feed(ines)).toEqual([])
    const kept = await test.db.$count(shares)
    expect(kept).toBe((await feed(camille, '?community=chambre')).length)
    expect((await says(ines, 'Encore')).status).toBe(404)
  })
})

describe('the staff of a community', () => {
  it('sees what was reported there, never by whom, and removes it', async () => {
    const { body: share } = await says(ines, 'Des mots durs')
    await says(camille, 'Sans histoire')
    await test.db.insert(communityMembers).values({ communityId, userId: louise.id })
    const report = { target: 'share', targetId: share.id, reason: 'harassment', text: 'secret', goodFaith: true }
    expect((await louise.posts('/api/reports', report)).status).toBe(200)
    const { body } = await camille.gets<ReportedContent[]>('/api/communities/chambre/reports')
    expect(body).toMatchObject([{ target: 'share', targetId: share.id, excerpt: 'Des mots durs' }])
    expect(JSON.stringify(body)).not.toMatch(/louise|secret/i)
    expect((await ines.gets('/api/communities/chambre/reports')).status).toBe(403)

    expect((await camille.gets<ShareView>(`/api/shares/${share.id}`)).body.can.remove).toBe(true)
    expect((await louise.deletes(`/api/shares/${share.id}`)).status).toBe(403)
    expect((await camille.deletes(`/api/shares/${share.id}`)).status).toBe(200)
    expect((await camille.gets<ReportedContent[]>('/api/communities/chambre/reports')).body).toEqual([])
  })

  it('may be reported with their community, by anyone who sees it', async () => {
    const report = { target: 'community', targetId: communityId, reason: 'scam', goodFaith: true }
    expect((await ines.posts('/api/reports', report)).status).toBe(200)
    expect((await camille.posts('/api/reports', report)).status).toBe(403)
    const [filed] = await test.db.select().from(tables.reports)
    expect(filed).toMatchObject({ target: 'community', aboutId: camille.id, url: '/c/chambre' })
  })
})
