import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterEach, expect, inject, it } from 'vitest'
import { endAll, freePort } from '../start/process.ts'
import { openChance } from './chance.ts'
import { dataOf, type Place, preparePlace } from './place.ts'
import { Site } from './site.ts'
import { Trial } from './trial.ts'

const form = { short: { stops: 2, minutes: 4 }, long: { stops: 40, minutes: 30 } }
const { stops, minutes } = form[inject('length')]
const seed = inject('seed')
/** Whoever stops a server waits this long, then kills it. */
const STOP_MS = 10_000

let place: Place
afterEach(async () => {
  await endAll()
  rmSync(place.folder, { recursive: true, force: true })
})

/** A request by hand, so that every byte of the answer is seen; `whole` where it is as long as it says. */
function askByHand(site: Site, token: string): Promise<{ status: string; whole: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      const chunked = /transfer-encoding: chunked/i.test(head) && answer.endsWith('0\r\n\r\n')
      resolve({ status: head.slice(0, 12), whole: answer === '' || chunked || Buffer.byteLength(body) === length })
    })
    const headers = `Host: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer ${token}`
    socket.write(`GET /api/conversations HTTP/1.1\r\n${headers}\r\n\r\n`)
  })
}

it(
  `loses no acknowledged write when stopped under load, and completes every response (TEST_SEED=${seed})`,
  async () => {
    const chance = openChance(seed)
    place = await preparePlace(20)
    const { friends } = place
    const site = await Site.open({ folder: place.folder })
    const trial = await Trial.open({ name: 'stopping', place, chance, door: site, observed: site })
    await trial.during(async () => {
      for (let stop = 1; stop <= stops; stop += 1) {
        await trial.history.acknowledges(chance.between(10, 40))
        const answers = friends.flatMap(({ token }) => [askByHand(site, token), askByHand(site, token)])
        const begun = performance.now()
        expect(await site.kill('SIGTERM')).toEqual({ code: 0, signal: null })
        // Not a matter of speed: after this long it would have been killed.
        expect(performance.now() - begun).toBeLessThan(STOP_MS)
        expect((await Promise.all(answers)).filter(({ whole }) => !whole)).toEqual([])
        expect(site.log()).not.toContain('Not closed after')
        await site.start()
      }
    })
    expect(await trial.verdict()).toEqual([])
  },
  minutes * 60_000,
)

it('refuses a second start on the folder while members write, without damage', async () => {
  place = await preparePlace(10)
  const site = await Site.open({ folder: place.folder })
  const trial = await Trial.open({ name: 'second-start', place, chance: openChance(seed), door: site, observed: site })
  await trial.during(async () => {
    const { pid } = site.postmaster()
    const second = site.launch({ PORT: String(await freePort()) })
    expect(await second.ended).toEqual({ code: 1, signal: null })
    expect(second.stderr()).toContain(`Le dossier de données ${dataOf(place.folder)} sert déjà à un autre serveur`)
    expect(site.postmaster().pid).toBe(pid)
    await trial.history.acknowledges(20)
  })
  expect(await trial.verdict()).toEqual([])
}, 180_000)
