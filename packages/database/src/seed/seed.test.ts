import { createEncryptedDrawings, createImageStore, hashPassword } from '@consoeurs/api'
import { brandCodes } from '@consoeurs/brand/codes'
import { loadSeed } from '@consoeurs/brand/seed'
import {
  type DeskContentRow,
  type DeskList,
  type DeskReport,
  type DeskReportRow,
  type MemberCard,
  type NotificationView,
  type OwnProfile,
  type Page,
  type PlaceSuggestion,
  placeSearchName,
} from '@consoeurs/contract'
import { buildTestApp, Person, type TestApp } from '@consoeurs/test-support'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tables from '../schema/index.ts'
import { type ContentParts, prepareContent } from './index.ts'

const PASSWORD = 'consoeurs-demo-2026'
const SEED_TIMEOUT = 180_000

/** One drawing for all: a hundred of them take half a minute. Each start of the demo draws its own. */
function storeOneDrawing(settings: TestApp['deps']['settings']): ContentParts['storeImage'] {
  const store = createImageStore(settings)
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="9"/></svg>')
  return () => store(drawing)
}

const contentOf = (test: TestApp, mode: ContentParts['mode']): ContentParts => ({
  database: { db: test.db, pool: test.pool },
  brand: test.deps.brand,
  mode,
  accounts: [
    { identifier: 'camille' },
    { identifier: 'ines' },
    { identifier: 'maud', staff: 'moderator' },
    { identifier: 'admin', staff: 'admin' },
  ],
  password: PASSWORD,
  hashPassword,
  storeImage: storeOneDrawing(test.deps.settings),
  sealImage: createEncryptedDrawings(test.deps.settings),
})

/** The ids of whatever a query finds wrong; an empty list is what a test wants. */
async function wrong(test: TestApp, query: SQL): Promise<unknown[]> {
  return (await test.db.execute(query)).rows
}

async function signIn(test: TestApp, identifier: string): Promise<Person> {
  const { status, body } = await test.visitor.posts<{ jwt: string; user: { id: number } }>('/api/auth/local', {
    identifier,
    password: PASSWORD,
  })
  expect({ identifier, status }).toEqual({ identifier, status: 200 })
  return new Person({ app: test.app, id: body.user.id, username: identifier, token: body.jwt })
}

describe.each(brandCodes)('the demo of %s', (code) => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ brand: code })
    await test.db.delete(tables.communes)
    expect(await prepareContent(contentOf(test, 'demo'))).toEqual({ seeded: true })
  }, SEED_TIMEOUT)
  afterAll(() => test.close())

  it('contains all members and content that were written for it', async () => {
    const seed = await loadSeed(code)
    const count = (table: Parameters<typeof test.db.$count>[0]) => test.db.$count(table)
    expect({
      members: await count(tables.users),
      shares: await count(tables.shares),
      communities: await test.db.$count(tables.communities, eq(tables.communities.kind, 'community')),
      groups: await test.db.$count(tables.communities, eq(tables.communities.kind, 'group')),
      conversations: await count(tables.conversations),
      roomWords: await count(tables.roomMessages),
      honors: await count(tables.honors),
      pages: await count(tables.pages),
      articles: await count(tables.articles),
      reports: await count(tables.reports),
      letters: await count(tables.contactMessages),
    }).toEqual({
      members: seed.members.length + seed.moderation.newcomers.length + 2,
      shares: seed.shares.length + 1,
      communities: seed.communities.length,
      groups: seed.groups.length,
      conversations: seed.conversations.length + seed.moderation.conversations.length + 1,
      roomWords: [...Object.values(seed.talk), ...seed.groups.map(({ messages }) => messages)].flat().length,
      honors: seed.honors.length,
      pages: seed.pages.length,
      articles: 25,
      reports: seed.moderation.reports.length,
      letters: seed.moderation.letters.length,
    })
  })

  it('lets the four documented accounts sign in, and no other', async () => {
    const camille = await signIn(test, 'camille')
    await signIn(test, 'ines')
    expect((await camille.gets('/api/users/me')).body).toMatchObject({ email: 'camille@demo.test', confirmed: true })
    expect((await (await signIn(test, 'maud')).gets('/api/users/me')).body).toMatchObject({ roleUser: 'moderator' })
    expect((await (await signIn(test, 'admin')).gets('/api/users/me')).body).toMatchObject({ roleUser: 'admin' })
    expect(await test.db.$count(tables.accounts)).toBe(4)
  })

  it('gives every member a place and a portrait file, and hides the staff account', async () => {
    const camille = await signIn(test, 'camille')
    const { body } = await camille.gets<Page<MemberCard>>('/api/members?limit=50')
    const seed = await loadSeed(code)
    const { arrival } = seed.moderation
    expect(body.items).toHaveLength(seed.members.length)
    for (const card of body.items) {
      expect(card.city).toEqual(expect.any(String))
      // She who has just come has no portrait yet.
      expect([card.username, card.avatar === null]).toEqual([card.username, card.username === arrival.username])
    }
    for (const card of body.items.slice(0, 5)) {
      const answer = await camille.gets(card.photo?.url ?? '')
      expect({ who: card.username, status: answer.status }).toEqual({ who: card.username, status: 200 })
    }
    expect((await camille.gets('/api/members/admin')).status).toBe(404)
    expect((await camille.gets<OwnProfile>('/api/members/me')).body).toMatchObject({ status: 'complete' })
  })

  it('keeps every counter equal to what it counts', async () => {
    expect(
      await wrong(
        test,
        sql`select user_id from user_profiles p where share_count <> (select count(*) from shares where author_id = p.user_id and community_id is null and hidden_at is null)`,
      ),
    ).toEqual([])
    expect(
      await wrong(
        test,
        sql`select id from shares s
          where comment_count <> (select count(*) from comments where share_id = s.id and hidden_at is null)
             or going_count <> (select count(*) from share_participants where share_id = s.id)
             or reaction_counts <> coalesce((select jsonb_object_agg(kind, n) from (select kind, count(*) as n from reactions where target = 'share' and target_id = s.id group by kind) k), '{}')`,
      ),
    ).toEqual([])
    expect(
      await wrong(
        test,
        sql`select id from communities c where member_count <> (select count(*) from community_members where community_id = c.id)`,
      ),
    ).toEqual([])
    expect(
      await wrong(
        test,
        sql`select user_id from inboxes i
          where unread_visits <> (select count(*) from visits where visited_id = i.user_id and seen_at is null)
             or unread_honors <> (select count(*) from honors where to_id = i.user_id and seen_at is null)
             or unread_messages <> (select coalesce(sum(unread), 0) from conversation_members m join conversations c on c.id = m.conversation_id where m.user_id = i.user_id and (c.accepted_at is not null or c.started_by_id = i.user_id))
             or requests <> (select count(*) from conversations where held is null and accepted_at is null and started_by_id <> i.user_id and i.user_id in (low_id, high_id))`,
      ),
    ).toEqual([])
  })

  it('has notifications in order for each member, and counts the unread ones', async () => {
    expect(
      await wrong(
        test,
        sql`select user_id from inboxes i
          where unread_notifications <> (select count(*) from notifications where recipient_id = i.user_id and read_at is null)
             or seq < (select coalesce(max(seq), 0) from notifications where recipient_id = i.user_id)`,
      ),
    ).toEqual([])
    expect(await wrong(test, sql`select id from notifications where recipient_id = any(actor_ids)`)).toEqual([])
    const camille = await signIn(test, 'camille')
    const { status, body } = await camille.gets<Page<NotificationView>>('/api/notifications?limit=50')
    expect(status).toBe(200)
    const kinds = new Set(body.items.map((line) => `${line.section}.${line.value}`))
    const made = code === 'seve' ? ['partages.faite'] : []
    expect(kinds).toEqual(
      new Set(['profil.visite', 'profil.honneur', 'partages.reaction', 'partages.commentaire', ...made]),
    )
    const times = body.items.map((line) => line.at)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('numbers the messages of a conversation without a gap, and stores the last number', async () => {
    expect(
      await wrong(
        test,
        sql`select c.id from conversations c
          join messages last on last.conversation_id = c.id and last.seq = c.last_seq
          where last.text <> c.last_text or last.author_id <> c.last_author_id or last.created_at <> c.last_message_at
             or c.last_seq <> (select count(*) from messages where conversation_id = c.id)`,
      ),
    ).toEqual([])
    expect(
      await wrong(
        test,
        sql`select m.conversation_id from conversation_members m
          where unread <> (select count(*) from messages where conversation_id = m.conversation_id and author_id <> m.user_id and seq > m.read_seq)`,
      ),
    ).toEqual([])
  })

  it('has plausible dates: nobody acts before joining, outings are ahead', async () => {
    expect(
      await wrong(
        test,
        sql`select u.username from users u where
          exists (select 1 from shares where author_id = u.id and published_at < u.created_at)
          or exists (select 1 from comments where author_id = u.id and created_at < u.created_at)
          or exists (select 1 from messages where author_id = u.id and created_at < u.created_at)
          or exists (select 1 from visits where u.id in (visitor_id, visited_id) and created_at < u.created_at)
          or exists (select 1 from honors where u.id in (from_id, to_id) and created_at < u.created_at)`,
      ),
    ).toEqual([])
    expect(await wrong(test, sql`select id from shares where outing_at <= now()`)).toEqual([])
  })

  it('assigns each picture to its owner and audience', async () => {
    expect(
      await wrong(
        test,
        sql`select f.id from files f join share_images i on i.file_id = f.id join shares s on s.id = i.share_id
          where f.owner_id <> s.author_id or f.audience <> s.visibility or f.community_id is distinct from s.community_id or f.attached_at is null`,
      ),
    ).toEqual([])
    expect(
      await wrong(
        test,
        sql`select f.id from files f join photos p on p.file_id = f.id join user_profiles u on u.user_id = p.user_id
          where f.owner_id <> p.user_id or f.audience <> u.visibility`,
      ),
    ).toEqual([])
  })

  it('fills the moderation queue, each report with its evidence', async () => {
    const maud = await signIn(test, 'maud')
    const queue = async (query: string) =>
      (await maud.gets<DeskList<DeskReportRow>>(`/api/desk/reports?pageSize=50&${query}`)).body.items
    const all = await queue('state=any')
    for (const state of ['open', 'upheld', 'rejected'])
      expect((await queue(`state=${state}`)).length, state).toBeGreaterThan(0)
    for (const who of ['me', 'nobody']) expect((await queue(`assignee=${who}`)).length, who).toBeGreaterThan(0)
    for (const { id, state, reason } of all) {
      const { status, body } = await maud.gets<DeskReport>(`/api/desk/reports/${id}`)
      expect({ reason, status }).toEqual({ reason, status: 200 })
      expect(body.evidence.parts.length, body.excerpt).toBeGreaterThan(0)
      expect(body.about, body.excerpt).not.toBeNull()
      expect(body.decision !== null, body.excerpt).toBe(state !== 'open')
      for (const { url } of body.evidence.pictures) expect((await maud.gets(url)).status).toBe(200)
    }
    const measures = await test.db.selectDistinct({ kind: tables.sanctions.kind }).from(tables.sanctions)
    expect(measures.map(({ kind }) => kind).sort()).toEqual(['hidden', 'suspension', 'warning'])
    const hidden = await maud.gets<DeskList<DeskContentRow>>('/api/desk/contents?hidden=true')
    expect(hidden.body.items[0]).toMatchObject({ kind: 'comment', can: { hide: true } })
    expect((await maud.posts(`/api/desk/contents/${hidden.body.items[0]?.id}/show`)).status).toBe(200)
  })

  it('shows no member whom moderation excludes', async () => {
    const camille = await signIn(test, 'camille')
    const { moderation } = await loadSeed(code)
    for (const { username } of moderation.newcomers) {
      expect((await camille.gets(`/api/members/${username}`)).status).toBe(404)
    }
  })

  it('changes nothing at the next start', async () => {
    await test.db.update(tables.pages).set({ title: 'Réécrite par l’équipe' })
    expect(await prepareContent(contentOf(test, 'demo'))).toEqual({ seeded: false })
    const titles = await test.db.selectDistinct({ title: tables.pages.title }).from(tables.pages)
    expect(titles).toEqual([{ title: 'Réécrite par l’équipe' }])
  })
})

describe('in production', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
    await test.db.delete(tables.communes)
    expect(await prepareContent(contentOf(test, 'production'))).toEqual({ seeded: false })
  }, SEED_TIMEOUT)
  afterAll(() => test.close())

  it('seeds places, pages and the catalogue, and no members', async () => {
    expect(await test.db.$count(tables.users)).toBe(0)
    expect(await test.db.$count(tables.pages)).toBeGreaterThan(5)
    expect(await test.db.$count(tables.catalogueEntries)).toBeGreaterThan(10)
    expect(await test.db.$count(tables.communes)).toBeGreaterThan(34_000)
    expect(await test.db.$count(tables.townsAbroad)).toBeGreaterThan(3000)
  })

  it('finds a commune by name, by part of a name, by postal code, and a town abroad', async () => {
    const member = await test.personas.member('Chercheuse')
    const find = async (q: string) =>
      (await member.gets<PlaceSuggestion[]>(`/api/places?q=${encodeURIComponent(q)}`)).body.map((place) => place.city)
    expect(await find('villeurb')).toContain('Villeurbanne')
    expect(await find('st etienne')).toContain('Saint-Étienne')
    expect(await find('44000')).toContain('Nantes')
    expect(await find('nivelles')).toContain('Nivelles')
    expect(placeSearchName('Saint-Étienne')).toBe('saint etienne')
  })
})
