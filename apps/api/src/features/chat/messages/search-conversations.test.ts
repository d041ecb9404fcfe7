import type { ConversationSearchResults, ConversationView, MessageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { minimalViewer } from '../../people/members/public.ts'
import { matchingMessages } from './search-conversations.ts'

interface SentMessageBody {
  conversation: ConversationView
  message: MessageView
}

const sends = async (from: Person, to: Person, text: string) =>
  (await from.posts<SentMessageBody>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })).body
const searches = async (person: Person, q: string, more = '') =>
  (await person.gets<ConversationSearchResults>(`/api/conversations/search?q=${encodeURIComponent(q)}${more}`)).body
const texts = ({ messages }: ConversationSearchResults) =>
  messages.map(({ extract: { before, match, after } }) => before + match + after)
const find = async (person: Person, q: string) => texts(await searches(person, q))

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
beforeEach(async () => {
  await test.settled()
  for (const table of [tables.conversations, tables.blocks]) await test.db.delete(table)
})

describe('searching conversations', () => {
  it('is for members only', async () => {
    expect((await test.visitor.gets('/api/conversations/search?q=mer')).status).toBe(401)
  })

  it('ignores accents and case, matches all words, and returns the newest first with their conversations', async () => {
    await sends(ines, camille, 'On va à la plage dès l’Été ?')
    await sends(camille, ines, 'L’été prochain, à la montagne.')
    await sends(louise, camille, 'Un ÉTÉ sans plage ? Jamais.')
    const found = await searches(camille, 'ete')
    expect(texts(found)).toEqual([
      'Un ÉTÉ sans plage ? Jamais.',
      'L’été prochain, à la montagne.',
      'On va à la plage dès l’Été ?',
    ])
    expect(found.messages[0]).toMatchObject({ authorId: louise.id, seq: 1, extract: { before: 'Un ', match: 'ÉTÉ' } })
    expect(found.conversations.map(({ other }) => other.username).sort()).toEqual(['ines', 'louise'])
    expect(await find(camille, 'PLAGE été')).toHaveLength(2)
    expect(await find(camille, "l'ete plage")).toEqual(['On va à la plage dès l’Été ?'])
    expect(await find(camille, 'hiver')).toEqual([])
  })

  it('treats the query as plain text', async () => {
    await sends(ines, camille, 'Remise de 100 % sur a_b \\ et `c`')
    for (const q of ['100 %', 'a_b', '\\ et', '`c`']) expect(await find(camille, q)).toHaveLength(1)
    for (const q of ['1%0', 'a__b', 'axb', "'; drop"]) expect(await find(camille, q)).toEqual([])
    expect((await camille.gets('/api/conversations/search?q=a')).status).toBe(400)
    expect((await camille.gets(`/api/conversations/search?q=${'a'.repeat(201)}`)).status).toBe(400)
  })

  it('finds members by name too, on the first page', async () => {
    const { conversation } = await sends(ines, camille, 'Bonjour')
    await sends(louise, camille, 'Bonjour')
    expect(await searches(camille, 'ines')).toMatchObject({
      named: [conversation.id],
      conversations: [{ other: { username: 'ines' } }],
      messages: [],
      cursor: null,
    })
  })

  it('continues after the cursor of a page', async () => {
    for (const number of [1, 2, 3]) await sends(louise, camille, `Merci ${number}`)
    await sends(camille, louise, 'Merci à toi')
    for (const number of [2, 3]) await sends(louise, camille, `Merci ${number}`)
    const first = await searches(camille, 'merci', '&limit=2')
    expect(texts(first)).toEqual(['Merci 3', 'Merci 2'])
    const next = await searches(camille, 'merci', `&limit=2&cursor=${first.cursor}`)
    expect(texts(next)).toEqual(['Merci à toi', 'Merci 1'])
    expect(next).toMatchObject({ named: [], cursor: null })
    expect((await camille.gets('/api/conversations/search?q=merci&cursor=x')).status).toBe(400)
  })

  it('finds nothing deleted, erased, ignored, across a block, or of other members’ conversations', async () => {
    const { message } = await sends(ines, camille, 'Secret de Inès')
    await sends(camille, ines, 'Secret gardé')
    await sends(louise, ines, 'Secret à deux')
    expect(await find(camille, 'secret')).toHaveLength(2)
    await ines.deletes(`/api/messages/${message.id}`)
    expect(await find(camille, 'secret')).toEqual(['Secret gardé'])
    await camille.posts('/api/blocks', { username: 'ines' })
    expect(await searches(camille, 'secret')).toMatchObject({ messages: [], conversations: [] })
    expect(await find(ines, 'secret')).toEqual(['Secret à deux'])
    expect((await searches(camille, 'ines')).named).toEqual([])
    const { conversation } = await sends(louise, camille, 'Secret ignoré')
    await camille.posts(`/api/conversations/${conversation.id}/ignore`)
    expect(await find(camille, 'secret')).toEqual([])
    expect(await find(louise, 'ignore')).toEqual(['Secret ignoré'])
  })

  it('finds archived conversations', async () => {
    const { conversation } = await sends(ines, camille, 'Une recette')
    await sends(camille, ines, 'Merci')
    await camille.puts(`/api/conversations/${conversation.id}/archive`, {})
    expect(await find(camille, 'recette')).toEqual(['Une recette'])
  })
})

describe('a conversation around a message', () => {
  it('returns as many messages before it as after it, and whether there are more on each side', async () => {
    const { conversation } = await sends(ines, camille, 'Message 1')
    for (const number of [2, 3, 4, 5, 6, 7]) await sends(camille, ines, `Message ${number}`)
    const around = async (seq: number, limit = 4) =>
      (
        await camille.gets<{ messages: MessageView[]; hasMore: boolean; hasNewer: boolean }>(
          `/api/conversations/${conversation.id}/messages?around=${seq}&limit=${limit}`,
        )
      ).body
    const seqs = async (seq: number, limit?: number) =>
      (await around(seq, limit)).messages.map((message) => message.seq)
    expect(await seqs(4)).toEqual([2, 3, 4, 5])
    expect(await around(4)).toMatchObject({ hasMore: true, hasNewer: true })
    expect(await seqs(1)).toEqual([1, 2])
    expect(await around(1)).toMatchObject({ hasMore: false, hasNewer: true })
    expect(await around(7)).toMatchObject({ hasMore: true, hasNewer: false })
    expect(await seqs(90, 4)).toEqual([6, 7])
    const from = await camille.gets<{ messages: MessageView[]; hasMore: boolean }>(
      `/api/conversations/${conversation.id}/messages?from=6&limit=1`,
    )
    expect(from.body).toMatchObject({ messages: [{ seq: 6 }], hasMore: true })
    expect((await louise.gets(`/api/conversations/${conversation.id}/messages?around=4`)).status).toBe(404)
  })
})

describe('at fifty thousand messages', () => {
  it('uses the full-text index, and reads few rows', async () => {
    const { conversation } = await sends(ines, camille, 'Bonjour')
    await test.db.execute(sql`
      insert into messages (conversation_id, author_id, client_id, seq, changed_seq, text)
      select ${conversation.id}::bigint, ${ines.id}::bigint, gen_random_uuid(), n + 1, n + 1,
        case when n % 1000 = 0 then 'Un tournesol, numéro ' || n else 'Bonjour, il fait beau, numéro ' || n end
      from generate_series(1, 50000) n`)
    await test.db.execute(sql`analyze messages`)
    const query = matchingMessages(test.db, minimalViewer(camille.id), ['tournesol'], undefined, 21)
    const { rows } = await test.db.execute<{ 'QUERY PLAN': QueryPlan[] }>(
      sql`explain (analyze, format json) ${query.getSQL()}`,
    )
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
    expect(nodes.map((node) => node['Index Name'])).toContain('messages_words')
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'messages')).toEqual([])
    expect(Math.max(...nodes.map((node) => node['Actual Rows'] ?? 0))).toBeLessThan(200)
    expect(await find(camille, 'TOURNESOL')).toHaveLength(20)
    await test.db.delete(tables.conversations).where(eq(tables.conversations.id, conversation.id))
  })
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  Plans?: PlanNode[]
}
interface QueryPlan {
  Plan: PlanNode
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
