import type { ErrorEnvelope, Page, ShareView, VoterView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'], listens: true })
beforeEach(async () => {
  await test.db.delete(tables.shares)
  await test.db.delete(tables.blocks)
})

const choices = ['Dedans', 'Dehors', 'Un café']
const question = (more: object = {}, poll: object = {}) => ({
  clientId: crypto.randomUUID(),
  kind: 'question',
  body: 'Où se voit-on ?',
  poll: { choices, days: 3, ...poll },
  ...more,
})

async function asks(poll: object = {}, more: object = {}): Promise<ShareView> {
  const answer = await camille.posts<ShareView>('/api/shares', question(more, poll))
  expect(answer.status).toBe(200)
  return answer.body
}

const votes = (voter: Person, { id }: ShareView, ...chosen: number[]) =>
  voter.puts<ShareView & ErrorEnvelope>(`/api/shares/${id}/vote`, { choices: chosen })
const pollFor = async (reader: Person, { id }: ShareView) =>
  (await reader.gets<ShareView>(`/api/shares/${id}`)).body.poll
const countsFor = async (reader: Person, share: ShareView) =>
  (await pollFor(reader, share))?.choices.map((choice) => choice.votes)
const ends = (share: ShareView) =>
  test.db
    .update(tables.shares)
    .set({ pollEndsAt: sql`now() - interval '1 minute'` })
    .where(eq(tables.shares.id, share.id))
const codeOf = ({ body }: { body: ErrorEnvelope }) => body.error.details.code

describe('a poll', () => {
  it('hides its results until the reader has voted', async () => {
    const share = await asks()
    await votes(ines, share, 1)
    expect(await countsFor(louise, share)).toEqual([null, null, null])
    expect(await pollFor(louise, share)).toMatchObject({ voters: 1, mine: [], canVote: true, ended: false })
    const { body } = await votes(louise, share, 1)
    expect(body.poll).toMatchObject({ voters: 2, mine: [1] })
    expect(await countsFor(louise, share)).toEqual([0, 2, 0])
    expect(await countsFor(camille, share)).toEqual([null, null, null])
  })

  it('lets a vote change until the end, and counts each voter once', async () => {
    const share = await asks()
    await votes(ines, share, 0)
    await votes(ines, share, 2)
    await votes(ines, share, 2)
    expect(await countsFor(ines, share)).toEqual([0, 0, 1])
    expect((await pollFor(ines, share))?.voters).toBe(1)
  })

  it('shows its results to everyone once it has ended, and takes no more votes', async () => {
    const share = await asks({}, { visibility: 'public' })
    await votes(ines, share, 1)
    await ends(share)
    expect(codeOf(await votes(louise, share, 0))).toBe('POLL_ENDED')
    expect(await countsFor(louise, share)).toEqual([0, 1, 0])
    expect(await pollFor(test.visitor as Person, share)).toMatchObject({ ended: true, canVote: false, voters: 1 })
  })

  it('takes several choices only where it says so', async () => {
    const one = await asks()
    expect(codeOf(await votes(ines, one, 0, 1))).toBe('VALIDATION')
    expect(codeOf(await votes(ines, one, 4))).toBe('VALIDATION')
    const several = await asks({ several: true })
    await votes(ines, several, 2, 0, 2)
    expect(await countsFor(ines, several)).toEqual([1, 0, 1])
  })

  it.each([
    [{ choices: ['Une seule'] }, 'poll.choices'],
    [{ choices: ['Oui', 'oui '] }, 'poll.choices'],
    [{ choices: ['Oui', ''] }, 'poll.choices.1'],
    [{ choices: ['1', '2', '3', '4', '5', '6', '7'] }, 'poll.choices'],
    [{ days: 31 }, 'poll.days'],
  ])('refuses %j', async (poll, field) => {
    const answer = await camille.posts<ErrorEnvelope>('/api/shares', question({}, poll))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.error.details.fields ?? {})).toEqual([field])
  })

  it('needs a question, also after an edit', async () => {
    expect((await camille.posts('/api/shares', question({ body: '' }))).status).toBe(400)
    const share = await asks()
    const edited = { version: 1, title: '', body: '', images: [], visibility: 'members' }
    expect((await camille.patches(`/api/shares/${share.id}`, edited)).status).toBe(400)
  })

  it('is not voted on by those who cannot read it', async () => {
    const share = await asks()
    expect((await votes(test.visitor as Person, share, 0)).status).toBe(401)
    await camille.posts('/api/blocks', { username: 'ines' })
    expect((await votes(ines, share, 0)).status).toBe(404)
  })

  it('names nobody while it is secret, not even to its author', async () => {
    const share = await asks()
    await votes(ines, share, 1)
    await votes(camille, share, 1)
    expect((await camille.gets(`/api/shares/${share.id}/votes`)).status).toBe(403)
    expect(JSON.stringify((await camille.gets(`/api/shares/${share.id}`)).body)).not.toContain('ines')
    const events = await test.db.execute(sql`select payload from events where type = 'share.voted'`)
    expect(events.rows.at(-1)).toEqual({ payload: { type: 'share.voted', shareId: share.id, authorId: camille.id } })
  })

  it('with names, lists its voters to those who see the results, without blocked members', async () => {
    const share = await asks({ named: true })
    await votes(ines, share, 1)
    expect((await louise.gets(`/api/shares/${share.id}/votes`)).status).toBe(403)
    await votes(louise, share, 0)
    const listed = async (reader: Person) =>
      (await reader.gets<Page<VoterView>>(`/api/shares/${share.id}/votes`)).body.items.map((row) => row.member.username)
    expect(await listed(louise)).toEqual(['louise', 'ines'])
    await louise.posts('/api/blocks', { username: 'ines' })
    expect(await listed(louise)).toEqual(['louise'])
    expect(await countsFor(louise, share)).toEqual([1, 0, 0])
    expect((await pollFor(louise, share))?.voters).toBe(1)
  })

  it('tells open pages that someone voted, but not who', async () => {
    const share = await asks()
    const page = await openLivePage(test.app, louise)
    expect(await page.watches(`share-${share.id}`)).toBe(true)
    await votes(ines, share, 1)
    expect(await page.hears('share.voted')).toEqual({ type: 'share.voted', shareId: share.id })
    page.closes()
  })

  it('keeps the vote of an erased member, without her', async () => {
    const share = await asks()
    const rosa = await test.personas.member('Rosa')
    await votes(rosa, share, 1)
    await test.db.delete(tables.users).where(eq(tables.users.id, rosa.id))
    await votes(ines, share, 1)
    expect(await countsFor(ines, share)).toEqual([0, 2, 0])
    const rows = await test.db.select().from(tables.pollVotes)
    expect(rows.map(({ userId }) => userId).sort()).toEqual([ines.id, null])
  })
})
