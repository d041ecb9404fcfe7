import type * as contract from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type ApiAnswer, buildTestApp, createRoomFixture, type Person } from '@consoeurs/test-support'
import { expect } from 'vitest'

type Items = contract.Page<{ kind?: string; hidden?: boolean }>

/** A count that a view shows, and the list that it stands over. */
export interface Pair {
  of: string
  count: (person: Person) => Promise<number | undefined>
  list: (person: Person) => Promise<number>
  /** Several members make one line: it stays where one of them is hidden. */
  folds?: true
}

export const gets = async <T>(person: Person, path: string): Promise<T> => {
  const { status, body }: ApiAnswer<T> = await person.gets<T>(path)
  expect([path, status]).toEqual([path, 200])
  return body
}
export const says = (person: Person, path: string, text: string, parentId: number | null = null) =>
  person.posts<contract.CommentView>(path, { clientId: crypto.randomUUID(), text, parentId })
const sum = (counts: { count: number | null }[]) => counts.reduce((all, { count }) => all + (count ?? 0), 0)
const listed = async (person: Person, path: string) => (await gets<Items>(person, path)).items.length

/** Louise's share, an article and a community, and three members who reacted, answered, visited and honored each other. */
async function fillPlace() {
  const test = await buildTestApp()
  const camille = await test.personas.camille()
  const ines = await test.personas.ines()
  const rosa = await test.personas.member('Rosa')
  const louise = await test.personas.louise()
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Bonjour', visibility: 'members' }
  const share = (await louise.posts<contract.ShareView>('/api/shares', draft)).body
  const written = { slug: 'un', title: 'Un', body: '<p>Un</p>', readingMinutes: 1, publishedAt: new Date(0) }
  const [row] = await test.db.insert(tables.articles).values(written).returning({ id: tables.articles.id })
  const article = row?.id ?? 0
  for (const path of [`/api/shares/${share.id}/comments`, `/api/articles/${article}/comments`]) {
    const { id } = (await says(ines, path, 'Oui')).body
    await says(rosa, path, 'Pourquoi ?', id)
    await says(rosa, path, 'Non')
  }
  for (const person of [camille, ines, rosa]) {
    await person.puts(`/api/shares/${share.id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })
    for (const { username } of [camille, ines, rosa]) {
      await person.posts('/api/visits', { username })
      await person.posts('/api/honors', { username, kind: test.deps.brand.honors[0]?.kind })
    }
  }
  const { roomId } = await createRoomFixture(test, { slug: 'cercle', owner: louise, members: [camille, ines, rosa] })
  await createRoomFixture(test, { slug: 'sur-demande', access: 'request', owner: camille, members: [] })
  for (const person of [ines, rosa]) await person.puts('/api/communities/sur-demande/membership', { answers: [] })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  await test.settled()
  return { test, camille, ines, rosa, louise, share, article, roomId }
}

type Place = Awaited<ReturnType<typeof fillPlace>>

/** What the lists of these things show to a member. */
function listsOf({ share, article }: Place) {
  const shareOf = (person: Person) => gets<contract.ShareView>(person, `/api/shares/${share.slug}`)
  const inFeed = async (person: Person) =>
    (await gets<contract.Page<contract.ShareView>>(person, '/api/shares')).items.find(({ id }) => id === share.id)
  const counters = (person: Person) => gets<contract.Counters>(person, '/api/counters')
  const circle = async (person: Person, path = '/api/communities/cards?which=all') =>
    (await gets<contract.Page<contract.CommunityCard>>(person, path)).items.find(({ slug }) => slug === 'cercle')

  const comments = (person: Person) => gets<unknown[]>(person, `/api/shares/${share.id}/comments`)
  const answers = (person: Person) => gets<unknown[]>(person, `/api/articles/${article}/comments`)
  const reactors = (person: Person) => listed(person, `/api/shares/${share.id}/reactions`)
  const members = (person: Person) => listed(person, '/api/communities/cercle/members')
  return { shareOf, inFeed, counters, circle, comments, answers, reactors, members }
}

type Lists = ReturnType<typeof listsOf>

function sharePairs({ shareOf, inFeed, comments, reactors }: Lists): Pair[] {
  return [
    { of: 'ReactionState.total', count: async (who) => (await shareOf(who)).reactions.total, list: reactors },
    { of: 'ReactionState.total', count: async (who) => (await inFeed(who))?.reactions.total, list: reactors },
    {
      of: 'ShareView.commentCount',
      count: async (who) => (await shareOf(who)).commentCount,
      list: async (who) => (await comments(who)).length,
    },
    {
      of: 'ShareView.commentCount',
      count: async (who) => (await inFeed(who))?.commentCount,
      list: async (who) => (await comments(who)).length,
    },
  ]
}

function articlePairs({ article }: Place, { answers }: Lists): Pair[] {
  return [
    {
      of: 'ArticleTalk.commentCount',
      count: async (who) => (await gets<contract.ArticleTalk>(who, `/api/articles/${article}/talk`)).commentCount,
      list: async (who) => (await answers(who)).length,
    },
    {
      of: 'ArticleTalk.commentCount',
      count: async (who) => {
        const path = `/api/articles/${article}?fields=slug&populate=comments`
        const { data } = await gets<{ data: contract.Entry<contract.ArticleAttributes> }>(who, path)
        return data.attributes.comments?.data?.attributes.count
      },
      list: async (who) => (await answers(who)).length,
    },
  ]
}

function communityPairs({ camille }: Place, { circle, members }: Lists): Pair[] {
  return [
    { of: 'CommunityCard.memberCount', count: async (who) => (await circle(who))?.memberCount, list: members },
    {
      of: 'CommunityView.memberCount',
      count: async (who) => (await gets<contract.CommunityView>(who, '/api/communities/cercle/page')).memberCount,
      list: members,
    },
    {
      of: 'CommunityView.requests',
      count: async (who) => (await gets<contract.CommunityView>(who, '/api/communities/sur-demande/page')).requests,
      list: async (who) => (who === camille ? listed(who, '/api/communities/sur-demande/requests') : 0),
    },
  ]
}

function memberPairs({ counters }: Lists): Pair[] {
  return [
    {
      of: 'HonorCount.count',
      count: async (who) => sum((await gets<contract.OwnProfile>(who, '/api/members/me')).honors),
      list: (who) => listed(who, '/api/honors'),
    },
    {
      of: 'VisitDays.count',
      count: async (who) => sum(await gets<contract.VisitDays>(who, '/api/visits/days')),
      list: (who) => listed(who, '/api/visits'),
    },
    {
      of: 'Counters.nbVisitsUnread',
      count: async (who) => (await counters(who)).nbVisitsUnread,
      list: (who) => listed(who, '/api/visits'),
    },
    {
      of: 'Counters.nbHonorsUnread',
      count: async (who) => (await counters(who)).nbHonorsUnread,
      list: (who) => listed(who, '/api/honors'),
    },
    {
      of: 'Counters.nbNotificationsUnread',
      count: async (who) => (await counters(who)).nbNotificationsUnread,
      list: (who) => listed(who, '/api/notifications?unread=true'),
      folds: true,
    },
    {
      of: 'MemberCount.count',
      count: async (who) => (await gets<{ count: number }>(who, '/api/members/count')).count,
      // She is one of them herself.
      list: async (who) => 1 + (await listed(who, '/api/members')),
    },
  ]
}

function pairsOf(place: Place, lists: Lists): Pair[] {
  return [...sharePairs(lists), ...articlePairs(place, lists), ...communityPairs(place, lists), ...memberPairs(lists)]
}

export async function openCountsScene() {
  const place = await fillPlace()
  const lists = listsOf(place)
  const pairs = pairsOf(place, lists)
  const read = async (person: Person) =>
    Promise.all(
      pairs.map(async ({ of, count, list }) => ({ of, count: await count(person), list: await list(person) })),
    )
  return { ...place, ...lists, pairs, read }
}
export type CountsScene = Awaited<ReturnType<typeof openCountsScene>>
