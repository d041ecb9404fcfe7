import type { ErrorEnvelope, Page, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { and, count, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise, maud } = await setUpTestApp({ personas: ['camille', 'ines', 'louise', 'maud'] })
beforeEach(async () => {
  await test.db.delete(tables.shares)
  await test.db.delete(tables.blocks)
  await test.db.update(tables.userProfiles).set({ shareCount: 0, visibility: 'members', status: 'complete' })
})

const words = (body: string, more: object = {}) => ({ clientId: crypto.randomUUID(), kind: 'pensee', body, ...more })

async function publishes(author: Person, body: string, more: object = {}): Promise<ShareView> {
  const answer = await author.posts<ShareView>('/api/shares', words(body, more))
  expect(answer.status).toBe(200)
  return answer.body
}

const bodiesSeenBy = async (person: Person, query = '') => {
  const { body } = await person.gets<Page<ShareView>>(`/api/shares${query}`)
  return body.items.map((share) => share.body)
}

async function storedFile(owner: Person): Promise<number> {
  const format = { width: 10, height: 10, bytes: 10 }
  const [file] = await test.db
    .insert(tables.files)
    .values({
      name: crypto.randomUUID().replaceAll('-', ''),
      ownerId: owner.id,
      width: 10,
      height: 10,
      thumbhash: 'AAAA',
      formats: { thumbnail: format, small: format, medium: format, large: format },
    })
    .returning({ id: tables.files.id })
  return file!.id
}

const shareCountOf = async (person: Person) => {
  const [row] = await test.db
    .select({ kept: tables.userProfiles.shareCount })
    .from(tables.userProfiles)
    .where(eq(tables.userProfiles.userId, person.id))
  const [counted] = await test.db
    .select({ n: count() })
    .from(tables.shares)
    .where(and(eq(tables.shares.authorId, person.id), isNull(tables.shares.deletedAt)))
  return { kept: row!.kept, counted: counted!.n }
}

describe('publishing', () => {
  it('refuses a visitor', async () => {
    const answer = await test.visitor.posts<ErrorEnvelope>('/api/shares', words('Bonjour'))
    expect(answer.status).toBe(401)
    expect(answer.body.error.details.code).toBe('SIGN_IN_REQUIRED')
  })

  it('answers a repeated call with the same share, counted once', async () => {
    const draft = words('Le vent a tourné cette nuit')
    const [first, again] = await Promise.all([
      camille.posts<ShareView>('/api/shares', draft),
      camille.posts<ShareView>('/api/shares', draft),
    ])
    expect(again.body.id).toBe(first.body.id)
    expect(first.body.slug).toMatch(/^le-vent-a-tourne-cette-nuit-[0-9a-f]{10}$/)
    expect(await shareCountOf(camille)).toEqual({ kept: 1, counted: 1 })
  })

  it('shows pictures with descriptions, in the chosen order, and to the right audience', async () => {
    const [one, two] = [await storedFile(camille), await storedFile(camille)]
    const images = [
      { fileId: two, alt: 'Une lampe' },
      { fileId: one, alt: 'Un carnet' },
    ]
    const share = await publishes(camille, 'Deux images', { kind: 'photo', images, visibility: 'public' })
    expect(share.images.map(({ id, alt }) => [id, alt])).toEqual([
      [two, 'Une lampe'],
      [one, 'Un carnet'],
    ])
    const [file] = await test.db.select().from(tables.files).where(eq(tables.files.id, one))
    expect(file).toMatchObject({ audience: 'public' })
    expect(file!.attachedAt).not.toBeNull()
  })

  it('refuses another member’s picture', async () => {
    const images = [{ fileId: await storedFile(ines), alt: '' }]
    const answer = await camille.posts('/api/shares', words('Pas à moi', { images }))
    expect(answer.status).toBe(404)
    expect(await shareCountOf(camille)).toEqual({ kept: 0, counted: 0 })
  })

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const recipe = { servings: 2, minutes: 10, ingredients: [{ quantity: '1', name: 'pomme' }], steps: ['Coupe.'] }

  it.each([
    ['a kind of the other brand', { kind: 'recette', recipe }, 'kind'],
    ['a recipe on a thought', { recipe }, 'recipe'],
    ['an outing without a date', { kind: 'sortie' }, 'outing'],
    ['an outing that is over', { kind: 'sortie', outing: { at: yesterday, place: 'Lyon' } }, 'outing.at'],
    ['a date on a thought', { outing: { at: tomorrow, place: 'Lyon' } }, 'outing'],
    ['a photo without a photo', { kind: 'photo' }, 'images'],
  ])('refuses %s', async (_story, more, field) => {
    const answer = await camille.posts<ErrorEnvelope>('/api/shares', words('Bonjour', more))
    expect(answer.status).toBe(400)
    expect(answer.body.error.details.code).toBe('VALIDATION')
    expect(Object.keys(answer.body.error.details.fields ?? {})).toEqual([field])
  })
})

describe('reading', () => {
  it('shows a visitor public shares only, and only the name of a members-only author', async () => {
    await publishes(camille, 'Entre nous')
    const open = await publishes(camille, 'Pour toutes', { visibility: 'public' })
    const { body } = await test.visitor.gets<Page<ShareView>>('/api/shares')
    expect(body.items.map((share) => share.body)).toEqual(['Pour toutes'])
    expect(body.items[0]!.author).toEqual({
      id: camille.id,
      username: '',
      displayName: 'Camille',
      avatar: null,
      certified: false,
      freshness: null,
    })
    expect(body.items[0]!.can).toEqual({ react: false, comment: false, edit: false, remove: false, report: true })
    expect((await test.visitor.gets<Page<ShareView>>('/api/shares?author=camille')).body.items).toEqual([])

    await camille.patches('/api/members/me', { visibility: 'public' })
    const again = await test.visitor.gets<ShareView>(`/api/shares/${open.slug}`)
    expect(again.body.author.username).toBe('camille')
    expect(await bodiesSeenBy(test.visitor, '?author=camille')).toEqual(['Pour toutes'])
  })

  it('paginates the whole feed newest first, without a gap or a duplicate', async () => {
    for (const n of [1, 2, 3, 4, 5]) await publishes(n % 2 ? camille : ines, `n${n}`)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body }: { body: Page<ShareView> } = await louise.gets<Page<ShareView>>(
        `/api/shares?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...body.items.map((share) => share.body))
      cursor = body.cursor
    }
    expect(seen).toEqual(['n5', 'n4', 'n3', 'n2', 'n1'])
    expect((await louise.gets('/api/shares?cursor=nonsense')).status).toBe(400)
  })

  it('filters by distance, own shares, author and kind', async () => {
    await publishes(camille, 'Villeurbanne')
    await publishes(louise, 'Nantes', { kind: 'question' })
    expect(await bodiesSeenBy(ines, '?scope=near')).toEqual(['Villeurbanne'])
    expect(await bodiesSeenBy(louise, '?scope=mine')).toEqual(['Nantes'])
    expect(await bodiesSeenBy(ines, '?author=Camille')).toEqual(['Villeurbanne'])
    expect(await bodiesSeenBy(ines, '?kind=question')).toEqual(['Nantes'])
    expect((await test.visitor.gets('/api/shares?scope=near')).status).toBe(401)

    await test.db
      .update(tables.userProfiles)
      .set({ hideDistance: true })
      .where(eq(tables.userProfiles.userId, camille.id))
    expect(await bodiesSeenBy(ines, '?scope=near')).toEqual([])
    await test.db.update(tables.userProfiles).set({ hideDistance: false })
  })

  it('shows nothing across a block, in either direction, nor from an absent or hidden author', async () => {
    const share = await publishes(camille, 'Bonjour', { visibility: 'public' })
    await test.personas.blocks(camille, ines)
    expect(await bodiesSeenBy(ines)).toEqual([])
    expect((await ines.gets(`/api/shares/${share.id}`)).status).toBe(404)
    await test.db.delete(tables.blocks)
    await test.personas.blocks(ines, camille)
    expect(await bodiesSeenBy(ines)).toEqual([])

    for (const absence of [{ pause: 1 }, { banned: true }, { suspendedUntil: new Date(Date.now() + 1e6) }]) {
      await test.personas.changes(camille, absence)
      expect(await bodiesSeenBy(louise)).toEqual([])
      expect(await bodiesSeenBy(test.visitor)).toEqual([])
      await test.personas.changes(camille, { pause: 0, banned: false, suspendedUntil: null })
    }
    await test.db
      .update(tables.userProfiles)
      .set({ status: 'hidden' })
      .where(eq(tables.userProfiles.userId, camille.id))
    expect(await bodiesSeenBy(louise)).toEqual([])
    expect(await bodiesSeenBy(test.visitor)).toEqual([])
  })

  it('leaves shares hidden by moderation out of every list', async () => {
    const share = await publishes(camille, 'Bonjour', { visibility: 'public' })
    await test.db.update(tables.shares).set({ hiddenAt: new Date() }).where(eq(tables.shares.id, share.id))
    for (const person of [test.visitor, ines, camille]) {
      expect(await bodiesSeenBy(person)).toEqual([])
      expect((await person.gets<ErrorEnvelope>(`/api/shares/${share.slug}`)).body.error.name).toBe('SHARE_NOT_FOUND')
    }
  })
})

describe('removing', () => {
  it('is allowed to its author and to moderators, whose removals are audited', async () => {
    const hers = await publishes(camille, 'À retirer')
    expect((await test.visitor.deletes(`/api/shares/${hers.id}`)).status).toBe(401)
    expect((await ines.deletes(`/api/shares/${hers.id}`)).status).toBe(403)
    expect((await camille.deletes(`/api/shares/${hers.id}`)).status).toBe(200)
    expect((await camille.deletes(`/api/shares/${hers.id}`)).status).toBe(404)
    expect(await bodiesSeenBy(ines)).toEqual([])
    expect(await shareCountOf(camille)).toEqual({ kept: 0, counted: 0 })

    const other = await publishes(camille, 'Retirée par Maud')
    expect((await maud.deletes(`/api/shares/${other.id}`)).status).toBe(200)
    const trace = await test.db.select().from(tables.auditEntries)
    expect(trace).toMatchObject([{ actorId: maud.id, action: 'share.removed', targetId: other.id }])
    expect(await shareCountOf(camille)).toEqual({ kept: 0, counted: 0 })
  })
})

describe('the calendar file of an outing', () => {
  it('contains date, town and link, and no name', async () => {
    const at = '2030-06-01T17:30:00.000Z'
    const outing = await publishes(camille, 'Avec des amies', {
      kind: 'sortie',
      title: 'Cinéma, puis thé',
      outing: { at, place: 'Le Comœdia' },
    })
    const file = await test.app.inject({
      url: `/api/shares/${outing.id}/calendar`,
      headers: { authorization: `Bearer ${ines.token}` },
    })
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="sortie.ics"')
    expect(file.body).toContain('DTSTART:20300601T173000Z')
    expect(file.body).toContain('SUMMARY:Cinéma\\, puis thé')
    expect(file.body).toContain('LOCATION:Le Comœdia')
    expect(file.body).toContain(`/shares/${outing.slug}`)
    expect(file.body).not.toContain('Camille')
    expect(file.body).toContain(`UID:sortie-${outing.id}@`)
    expect(file.body).toContain('SEQUENCE:0')
  })

  it('is refused if the share is not visible or not an outing', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const outing = await publishes(camille, 'On marche', { kind: 'sortie', outing: { at, place: 'Parc' } })
    expect((await test.visitor.gets(`/api/shares/${outing.id}/calendar`)).status).toBe(404)
    const thought = await publishes(camille, 'Une pensée')
    expect((await ines.gets(`/api/shares/${thought.id}/calendar`)).status).toBe(404)
  })
})

describe('attending', () => {
  it('counts each member once, for repeated and concurrent calls', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const outing = await publishes(camille, 'On marche', { kind: 'sortie', outing: { at, place: 'Parc' } })
    const url = `/api/shares/${outing.id}/going`
    expect((await test.visitor.puts(url, { going: true })).status).toBe(401)
    await Promise.all([ines, louise, maud, ines].map((person) => person.puts(url, { going: true })))
    const seen = await ines.gets<ShareView>(`/api/shares/${outing.id}`)
    expect(seen.body.outing).toMatchObject({ going: 3, mine: true })
    expect((await ines.puts(url, { going: false })).body).toMatchObject({ going: 2, mine: false })
    expect((await ines.puts(url, { going: false })).body).toMatchObject({ going: 2, mine: false })

    const thought = await publishes(camille, 'Une pensée')
    expect((await ines.puts(`/api/shares/${thought.id}/going`, { going: true })).status).toBe(403)
  })
})
