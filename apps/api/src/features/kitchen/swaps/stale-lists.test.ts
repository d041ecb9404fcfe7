import { outingsChannel, type ShareView, type SwapView, swapsChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, type LivePage, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { blocks, communities, shares, swaps } = tables
const { test, camille, ines, louise } = await setUpTestApp({
  brand: 'seve',
  personas: ['camille', 'ines', 'louise'],
  clears: [blocks, swaps, shares, communities],
  listens: true,
})

let pages: LivePage[]
beforeEach(async () => {
  pages = await Promise.all(
    [ines, louise].map(async (who) => {
      const page = await openLivePage(test.app, who)
      expect(await page.watches(swapsChannel)).toBe(true)
      expect(await page.watches(outingsChannel)).toBe(true)
      return page
    }),
  )
})
afterEach(async () => {
  for (const page of pages) page.closes()
  await test.personas.changes(camille, { pause: 0 })
})

/** Who heard it, of Inès and Louise, since the last time. */
async function hearers(type: 'swaps.stale' | 'outings.stale'): Promise<string[]> {
  await test.settled()
  return Promise.all(
    pages.map(async (page) => {
      await page.flushes()
      return page.heard.splice(0).some((event) => event.type === type)
    }),
  ).then((heard) => ['ines', 'louise'].filter((_name, at) => heard[at]))
}

const offers = async (who: Person): Promise<number> => {
  const draft = { clientId: crypto.randomUUID(), kind: 'seeds', title: 'Graines de mâche' }
  const { status, body } = await who.posts<SwapView>('/api/swaps', draft)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}

const soon = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString()
async function invites(who: Person, more: object = {}): Promise<ShareView> {
  const words = { clientId: crypto.randomUUID(), kind: 'rendez-vous', title: 'Marché', body: 'Venez.' }
  const outing = { at: soon, place: 'Devant la mairie' }
  const { status, body } = await who.posts<ShareView>('/api/shares', {
    ...words,
    visibility: 'members',
    outing,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('the list of offers', () => {
  it('is told of a new offer, a change and a removal, without a word about it', async () => {
    const id = await offers(camille)
    await test.settled()
    await pages[0]?.hears('swaps.stale')
    expect(pages[0]?.heard.find(({ type }) => type === 'swaps.stale')).toEqual({ type: 'swaps.stale' })
    expect(await hearers('swaps.stale')).toEqual(['ines', 'louise'])
    const draft = { kind: 'seeds', title: 'Graines de radis' }
    expect((await camille.puts(`/api/swaps/${id}`, draft)).status).toBe(200)
    expect(await hearers('swaps.stale')).toEqual(['ines', 'louise'])
    expect((await camille.deletes(`/api/swaps/${id}`)).status).toBe(200)
    expect(await hearers('swaps.stale')).toEqual(['ines', 'louise'])
  })

  it('learns nothing across a block, either way', async () => {
    await test.personas.blocks(camille, ines)
    await test.personas.blocks(louise, camille)
    await offers(camille)
    expect(await hearers('swaps.stale')).toEqual([])
  })

  it('learns nothing of a member who pauses', async () => {
    const id = await offers(camille)
    await hearers('swaps.stale')
    await test.personas.changes(camille, { pause: 1 })
    await test.app.events.unitOfWork(async (tx) => tx.emit({ type: 'swap.changed', swapId: id }))
    expect(await hearers('swaps.stale')).toEqual([])
  })
})

describe('the agenda', () => {
  it('is told of a new outing, a place that is taken, a change and a removal', async () => {
    const { id } = await invites(camille)
    expect(await hearers('outings.stale')).toEqual(['ines', 'louise'])
    expect((await ines.puts(`/api/shares/${id}/going`, { going: true })).status).toBe(200)
    expect(await hearers('outings.stale')).toEqual(['ines', 'louise'])
    expect((await camille.deletes(`/api/shares/${id}`)).status).toBe(200)
    expect(await hearers('outings.stale')).toEqual(['ines', 'louise'])
  })

  it('is not told of other shares', async () => {
    const words = { kind: 'astuce', title: '', body: 'Une astuce.', visibility: 'members' }
    await camille.posts('/api/shares', { clientId: crypto.randomUUID(), ...words })
    expect(await hearers('outings.stale')).toEqual([])
  })

  it('learns nothing across a block, and nothing of a community outside of it', async () => {
    const { communityId } = await createRoomFixture(test, {
      slug: 'jardin',
      access: 'secret',
      owner: camille,
      members: [louise],
    })
    await invites(camille, { visibility: 'community', communityId })
    expect(await hearers('outings.stale')).toEqual(['louise'])
    await test.personas.blocks(louise, camille)
    await invites(camille)
    expect(await hearers('outings.stale')).toEqual(['ines'])
  })
})
