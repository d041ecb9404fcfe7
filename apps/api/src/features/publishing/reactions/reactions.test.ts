import type { CommentView, Page, ReactionState, ReactorView, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { adjustCounts } from './set-reaction.ts'

let people: Person[]
let share: ShareView
let comment: CommentView
let kinds: string[]

const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })
beforeAll(async () => {
  people = [camille, ines, await test.personas.louise(), await test.personas.maud()]
  kinds = test.deps.brand.reactions.map((reaction) => reaction.kind)
  const clientId = crypto.randomUUID()
  share = (await camille.posts<ShareView>('/api/shares', { clientId, kind: 'pensee', body: 'Bonjour' })).body
  comment = (await ines.posts<CommentView>(`/api/shares/${share.id}/comments`, { clientId, text: 'Oui' })).body
})

const toShare = () => `/api/shares/${share.id}/reaction`
const toComment = () => `/api/comments/${comment.id}/reaction`

describe('reacting', () => {
  it('refuses a visitor, a kind that the brand does not offer, and an unknown target', async () => {
    expect((await test.visitor.puts(toShare(), { kind: kinds[0] })).status).toBe(401)
    expect((await test.visitor.puts(toComment(), { kind: kinds[0] })).status).toBe(401)
    expect((await ines.puts(toShare(), { kind: 'inconnue' })).status).toBe(400)
    expect((await ines.puts('/api/shares/999999/reaction', { kind: kinds[0] })).status).toBe(404)
    expect((await ines.puts('/api/comments/999999/reaction', { kind: kinds[0] })).status).toBe(404)
  })

  it('sets, repeats, replaces and withdraws one reaction', async () => {
    const [first, second] = kinds
    const set = await ines.puts<ReactionState>(toShare(), { kind: first })
    expect(set.body).toEqual({ counts: [{ kind: first, count: 1 }], total: 1, mine: first })
    expect((await ines.puts(toShare(), { kind: first })).body).toEqual(set.body)
    const replaced = await ines.puts<ReactionState>(toShare(), { kind: second })
    expect(replaced.body).toEqual({ counts: [{ kind: second, count: 1 }], total: 1, mine: second })
    const seen = await camille.gets<ShareView>(`/api/shares/${share.id}`)
    expect(seen.body.reactions).toEqual({ ...replaced.body, mine: null })
    expect((await ines.puts(toShare(), { kind: null })).body).toEqual({ counts: [], total: 0, mine: null })
  })

  it('emits one event per change, and none without a change', async () => {
    await test.db.delete(tables.events)
    await ines.puts(toComment(), { kind: kinds[0] })
    await ines.puts(toComment(), { kind: kinds[0] })
    await test.settled()
    const events = await test.db.select().from(tables.events)
    expect(events.map((event) => event.payload)).toEqual([
      {
        type: 'comment.reacted',
        commentId: comment.id,
        shareId: share.id,
        authorId: ines.id,
        actorId: ines.id,
        kind: kinds[0],
      },
    ])
    await ines.puts(toComment(), { kind: null })
  })

  it('lists reactors, newest first, without blocked members', async () => {
    const reactors = async (person: Person, query = '') =>
      (await person.gets<Page<ReactorView>>(`/api/shares/${share.id}/reactions${query}`)).body
    for (const person of people.slice(1)) await person.puts(toShare(), { kind: kinds[0] })
    const names = ({ items }: Page<ReactorView>) => items.map(({ member }) => member.username)
    expect(names(await reactors(camille))).toEqual(['maud', 'louise', 'ines'])
    const first = await reactors(camille, '?limit=2')
    expect(names(await reactors(camille, `?limit=2&cursor=${first.cursor}`))).toEqual(['ines'])
    expect(first.items[0]).toMatchObject({ kind: kinds[0] })

    expect((await test.visitor.gets(`/api/shares/${share.id}/reactions`)).status).toBe(401)
    expect((await ines.gets('/api/shares/999999/reactions')).status).toBe(404)
    await test.personas.blocks(ines, people[2]!)
    expect(names(await reactors(ines))).toEqual(['maud', 'ines'])
    expect(names(await reactors(people[2]!))).toEqual(['maud', 'louise'])
    await test.db.delete(tables.blocks)
    for (const person of people.slice(1)) await person.puts(toShare(), { kind: null })
  })

  it('is not possible across a block', async () => {
    await test.personas.blocks(camille, ines)
    expect((await ines.puts(toShare(), { kind: kinds[0] })).status).toBe(404)
    expect((await camille.puts(toComment(), { kind: kinds[0] })).status).toBe(404)
    await test.db.delete(tables.blocks)
  })

  it('keeps counts equal to a recount after random concurrent actions', async () => {
    const wish = fc.record({
      who: fc.nat(3),
      target: fc.constantFrom('share' as const, 'comment' as const),
      kind: fc.option(fc.constantFrom(...kinds)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { maxLength: 12 }), async (wishes) => {
        const answers = await Promise.all(
          wishes.map(({ who, target, kind }) =>
            people[who]!.puts(target === 'share' ? toShare() : toComment(), { kind }),
          ),
        )
        expect(answers.every((answer) => answer.status === 200)).toBe(true)
        const rows = await test.db.select().from(tables.reactions)
        const recount = (target: string) =>
          rows
            .filter((row) => row.target === target)
            .reduce<Record<string, number>>((counts, row) => adjustCounts(counts, null, row.kind), {})
        const [keptByShare] = await test.db.select({ counts: tables.shares.reactionCounts }).from(tables.shares)
        const [keptByComment] = await test.db.select({ counts: tables.comments.reactionCounts }).from(tables.comments)
        expect(keptByShare!.counts).toEqual(recount('share'))
        expect(keptByComment!.counts).toEqual(recount('comment'))
      }),
      { numRuns: 12 },
    )
  })
})
