import * as contract from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  createRoomFixture,
  inRoom,
  type LivePage,
  openLivePage,
  type Person,
  type TestApp,
} from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CountsScene, gets, openCountsScene, says } from './counts.scene.ts'

let test: TestApp
let camille: Person
let ines: Person
let rosa: Person
let page: LivePage
let scene: CountsScene

const asNumber = (field: unknown): boolean =>
  field instanceof z.ZodNumber || (field instanceof z.ZodNullable && asNumber(field.unwrap()))
const kind = () => test.deps.brand.reactions[0]?.kind
beforeAll(async () => {
  scene = await openCountsScene()
  ;({ test, camille, ines, rosa } = scene)
  page = await openLivePage(test.app, camille)
})
afterAll(async () => {
  page.closes()
  await test.close()
})

/** Counts of a contract view that stand over no list of members' things, or whose list is held elsewhere. */
const others: Record<string, string> = {
  'CatalogueRecords.total': 'of the house',
  'SentAnnouncements.total': 'of the house',
  'LedgerEntries.total': 'of the site',
  'ConversationCounts.unread': 'counts the rows that the list reads (`conversations.queries.ts`)',
  'ConversationCounts.requests': 'counts the rows that the list reads',
  'ConversationView.unread': 'of one conversation, which a block takes away whole',
  'GroupView.memberCount': 'of its members, who all know how many they are (`groups.test.ts`)',
  'GroupDetails.memberCount': 'of its members',
  'Counters.nbMessagesUnread': 'counted anew at each block (`message-counters.test.ts`)',
  'Counters.nbRequests': 'counted anew at each block (`message-counters.test.ts`)',
  'FavoriteView.news': 'of a member whom she sees',
  'LooserFilter.count': 'asks what the directory asks (`members.directory.test.ts`)',
  'MemberProfile.shareCount': 'of a member whom she sees',
  'OwnProfile.shareCount': 'her own',
  'NotificationView.others': 'of those whom she sees (`notifications.folding.test.ts`)',
  'MakingsPage.count': 'asks what the list asks (`makings.test.ts`)',
  'ShareView.makingCount': 'corrected for blocks and absences (`makings.test.ts`)',
  'NotebookView.count': 'of her own or her group’s notebook (`notebooks.test.ts`)',
  'NotebookDetails.count': 'of her own or her group’s notebook (`notebooks.test.ts`)',
  'RecipeCounts.total': 'asks what the list asks (`recipes.test.ts`)',
  'RoomMarks.unread': 'of those whom she hears (`rooms.test.ts`)',
  'RoomMarks.mentions': 'of those whom she hears',
  'RoomView.unread': 'of those whom she hears',
  'RoomView.mentions': 'of those whom she hears',
  'RoomPresence.count': 'counts the list that it comes with',
  'ThemeView.count': 'asks what the list asks (`themes.test.ts`)',
  'WaitingCount.count': 'of rooms',
}

describe('every count shown with a list', () => {
  it('is in this table, or is excluded with a reason', () => {
    const isCount = ([name, field]: [string, unknown]) =>
      /count$|^total$|^others$|unread$|requests$|^news$|^nb[A-Z]|^mentions$/i.test(name) && asNumber(field)
    const counts = Object.entries(contract).flatMap(([schema, view]) =>
      view instanceof z.ZodObject && !/^Desk|Query$/.test(schema)
        ? Object.entries(view.shape)
            .filter(isCount)
            .map(([name]) => `${schema}.${name}`)
        : [],
    )
    const settled = new Set([...scene.pairs.map(({ of }) => of), ...Object.keys(others)])
    expect(counts.filter((count) => !settled.has(count))).toEqual([])
    expect([...settled].filter((count) => !counts.includes(count) && count !== 'VisitDays.count')).toEqual([])
  })

  it('equals its list before and after a block, for both members of the pair and for others', async () => {
    const before = new Map<Person, Awaited<ReturnType<typeof scene.read>>>()
    for (const person of [camille, ines, rosa]) before.set(person, await scene.read(person))
    await camille.posts('/api/blocks', { username: 'ines' })
    await test.settled()
    const changed = new Set<string>()
    for (const person of [camille, ines, rosa]) {
      const after = await scene.read(person)
      for (const rows of [before.get(person) ?? [], after])
        expect(rows.map(({ count }) => count)).toEqual(rows.map(({ list }) => list))
      const isApart = person !== rosa
      for (const [index, { of, count }] of after.entries()) {
        const was = before.get(person)?.[index]?.count ?? 0
        if (isApart && count !== was) changed.add(of)
        if (!isApart) expect([of, count]).toEqual([of, was])
      }
    }
    // The block takes something from every count, of one of the two at least.
    const stood = scene.pairs.filter(({ folds }) => folds !== true).map(({ of }) => of)
    expect(stood.filter((of) => !changed.has(of))).toEqual([])
  })

  it('equals its list in live events, and in the response to the member’s own action', async () => {
    expect(await page.watches(contract.shareChannel(scene.share.id))).toBe(true)
    await rosa.puts(`/api/shares/${scene.share.id}/reaction`, { kind: null })
    const heard = await page.hears('share.reactions')
    expect(heard.reactions.total).toBe(await scene.reactors(camille))
    await says(rosa, `/api/shares/${scene.share.id}/comments`, 'Encore')
    const told = await page.hears('comment')
    expect(told.commentCount).toBe((await scene.comments(camille)).length)
    const given = await camille.puts<contract.ReactionState>(`/api/shares/${scene.share.id}/reaction`, { kind: kind() })
    expect(given.body.total).toBe(await scene.reactors(camille))
  })

  it('is unchanged if the viewer may not read the list: a block does not reveal who is behind it', async () => {
    await createRoomFixture(test, { slug: 'ferme', access: 'request', owner: rosa, members: [ines] })
    const card = async () =>
      (await gets<contract.Page<contract.CommunityCard>>(camille, '/api/communities/cards?which=all')).items.find(
        ({ slug }) => slug === 'ferme',
      )
    expect((await card())?.memberCount).toBe(2)
    const { honors } = await gets<contract.MemberProfile>(camille, '/api/members/rosa')
    expect(honors).toEqual([{ kind: test.deps.brand.honors[0]?.kind, count: null }])
  })
})

it('is in no collection, so that it does not reveal members behind a block', async () => {
  const { body } = await camille.gets<{ data: { attributes: object }[] }>('/api/communities')
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.filter(({ attributes }) => 'memberCount' in attributes)).toEqual([])
  for (const query of [
    'communities?sort=memberCount',
    'communities?filters[memberCount]=4',
    'articles?sort=commentCount',
  ])
    expect([query, (await camille.gets(`/api/${query}`)).status]).toEqual([query, 400])
})

it('a hidden message cannot be quoted, and answers like an unknown one', async () => {
  const room = inRoom(scene.roomId, 'salon-cercle')
  const hidden = await room.says(ines, 'Ni vue')
  const none = await room.tries(camille, 'Ah ?', { replyTo: 999_999 })
  const { status, body } = await room.tries(camille, 'Ah ?', { replyTo: hidden.id })
  expect({ status, body }).toEqual({ status: none.status, body: none.body })
  expect(body.error.name).toBe('REPLY_TO_UNKNOWN')
  expect((await room.tries(rosa, 'Oui', { replyTo: hidden.id })).status).toBe(200)
  const read = await gets<{ messages: unknown[] }>(camille, `/api/rooms/${scene.roomId}/messages`)
  expect(JSON.stringify(read)).not.toContain('Ni vue')
})

it.each(['honors', 'favorites', 'likes', 'passes', 'blocks', 'mutes/members'])(
  'DELETE /api/%s answers for a hidden member as for an unknown name',
  async (path) => {
    const of = async (username: string) => {
      const { status, body } = await camille.deletes(`/api/${path}/${username}`)
      return { status, body }
    }
    await test.db.delete(tables.blocks)
    await test.personas.blocks(ines, camille)
    expect(await of('ines')).toEqual(await of('personne'))
    expect((await of('personne')).status).toBe(200)
  },
)
