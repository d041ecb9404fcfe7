import { type AddressInfo, connect, type Socket } from 'node:net'
import { buildTestApp, type LivePage, openLivePage, type TestApp } from '@consoeurs/test-support'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHttpServer, SERVER_LIMITS } from '../../apps/server/src/load-shedding/http-server.ts'
import { createLoadShedding, LOAD_LIMITS } from '../../apps/server/src/load-shedding/load-shedding.ts'
import { until } from './site.ts'

/** What a visitor holds on to, as somebody may hold a lock: nobody who asks for it is answered before it is let go. */
const HELD = '/api/held'
const reads = {
  ...LOAD_LIMITS.reads,
  ...{ slots: 2, minSlots: 2, queueLength: 1 },
  ...{ queueTimeout: 60_000, overloadQueueTimeout: 60_000, slotTimeout: 60_000 },
}

let test: TestApp
let url: string
let letGo: () => void
let arrived: number
const clients: Socket[] = []

beforeEach(async () => {
  arrived = 0
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const loadShedding = createLoadShedding({ ...LOAD_LIMITS, reads })
  test = await buildTestApp({
    openServer: openHttpServer(loadShedding, { ...SERVER_LIMITS, headers: 300, request: 600, look: 50 }),
    mount: async (app) => {
      app.get(HELD, { config: { access: 'public' } }, async () => {
        arrived += 1
        await held
        return { served: true }
      })
      app.get('/healthz', { config: { access: 'public' } }, () => ({ status: 'ok' }))
    },
  })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})

afterEach(async () => {
  letGo()
  for (const client of clients.splice(0)) client.destroy()
  await test.close()
})

const ask = (signal?: AbortSignal) => fetch(url + HELD, { ...(signal && { signal }) })

/** Bytes by hand, and all that comes back until the server ends the connection. */
function sendByHand(first: string): { client: Socket; answer: Promise<string> } {
  const client = connect(Number(new URL(url).port), '127.0.0.1')
  clients.push(client)
  let heard = ''
  client.setEncoding('latin1').on('data', (piece: string) => {
    heard += piece
  })
  client.on('error', () => undefined)
  client.write(first)
  return { client, answer: new Promise((resolve) => client.on('close', () => resolve(heard))) }
}

describe('more requests than can be served', () => {
  it('are refused at once with Retry-After, and served again as soon as there is capacity', async () => {
    const admitted = [ask(), ask()]
    await until(() => arrived === reads.slots, 'the slots are taken')
    const waiting = ask()
    const refused = await Promise.race([ask(), ask()])
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ data: null, error: { status: 503, name: 'UNAVAILABLE' } })
    // Whoever watches over the process is answered all the same.
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    letGo()
    const answers = await Promise.all([...admitted, waiting])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ask()).status).toBe(200)
  })

  it('are refused with a French page in a browser', async () => {
    const admitted = [ask(), ask()]
    await until(() => arrived === reads.slots, 'the slots are taken')
    const pages = [1, 2].map(() => fetch(`${url}/shares`, { headers: { accept: 'text/html' } }))
    const page = await Promise.race(pages)
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await page.text()).toMatch(/lang="fr"[\s\S]*Il y a beaucoup de monde/)
    letGo()
    await Promise.all([...admitted, ...pages])
  })

  it('free the slot of a client that disconnected', async () => {
    const admitted = [ask(), ask()]
    await until(() => arrived === reads.slots, 'the slots are taken')
    const impatient = new AbortController()
    const gone = ask(impatient.signal).catch(() => 'gone')
    // The queue is full once somebody is refused.
    await until(
      async () =>
        (await ask(AbortSignal.timeout(100)).then(
          ({ status }) => status,
          () => 0,
        )) === 503,
      'the queue is full',
    )
    impatient.abort()
    expect(await gone).toBe('gone')
    letGo()
    expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual([200, 200])
    // Neither a slot nor a place in the queue is lost: as many as before are let in.
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('do not prevent open pages from catching up', async () => {
    const admitted = [ask(), ask()]
    await until(() => arrived === reads.slots, 'the slots are taken')
    const camille = await test.personas.camille()
    const headers = { authorization: `Bearer ${camille.token}` }
    const missed = await fetch(`${url}/api/inbox?after=0`, { headers })
    expect([missed.status, await missed.json()]).toMatchObject([200, { notifications: expect.any(Array) }])
    letGo()
    await Promise.all(admitted)
  })

  it('do not block writes', async () => {
    const admitted = [ask(), ask()]
    await until(() => arrived === reads.slots, 'the slots are taken')
    const { status } = await fetch(`${url}/api/auth/local`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    letGo()
    await Promise.all(admitted)
  })
})

describe('a client that exceeds a limit', () => {
  it('is disconnected if it sends headers slowly', async () => {
    const { client, answer } = sendByHand('GET /api/viewer HTTP/1.1\r\nHost: a\r\n')
    const drips = setInterval(() => client.write('X-Slow: a\r\n'), 50)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drips)
  })

  it('is disconnected if it sends a body slowly', async () => {
    const head =
      'POST /api/auth/local HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n'
    const { client, answer } = sendByHand(head)
    const drips = setInterval(() => client.write(' '), 50)
    await answer
    clearInterval(drips)
    expect(client.destroyed).toBe(true)
  })

  it('is refused if the headers are too long', async () => {
    const { answer } = sendByHand(
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(SERVER_LIMITS.headerBytes)}\r\n\r\n`,
    )
    expect(await answer).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('is refused with our error if the body is too long', async () => {
    const body = JSON.stringify({ identifier: 'a'.repeat(300 * 1024), password: 'a' })
    const answer = await fetch(`${url}/api/auth/local`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, (await answer.json()).error.name]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  it('loses its socket if a frame is too long, and no other client does', async () => {
    const opens = async (who: 'camille' | 'ines'): Promise<LivePage> =>
      openLivePage(test.app, await test.personas[who]())
    const [quiet, loud] = [await opens('camille'), await opens('ines')]
    const lost = new Promise((resolve) => loud.socket.once('disconnect', resolve))
    loud.socket.io.reconnection(false)
    loud.socket.emit('watch', 'a'.repeat(65 * 1024))
    expect(await lost).toMatch(/^transport/)
    expect(await quiet.watches('nothing-1')).toBe(false)
    expect(quiet.socket.connected).toBe(true)
    for (const page of [quiet, loud]) page.closes()
  })
})
