import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { PushFixture, withStatus } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let scene: PushFixture
beforeAll(async () => {
  scene = await PushFixture.open()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.tidy()
  await scene.forgets()
})

const nextTry = async (): Promise<number> => {
  const { rows } = await scene.test.pool.query<{ at: Date }>(
    "SELECT start_after AS at FROM pgboss.job WHERE name = 'push.send' AND state = 'created'",
  )
  expect(rows).toHaveLength(1)
  return (rows[0]?.at.getTime() ?? 0) - Date.now()
}

describe('a response of the push service', () => {
  it('success: the push health shows the time', async () => {
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    expect(await scene.device()).toMatchObject({ lastSuccessAt: expect.any(Date), lastFailure: null })
  })

  it.each([404, 410])('%i: removes the device', async (status) => {
    scene.service.answers.push(withStatus(status))
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    expect(await scene.device()).toBeUndefined()
  })

  it.each([400, 401, 403, 413, 301])('%i: is recorded, without a retry or a redirect', async (status) => {
    scene.service.answers.push(withStatus(status, { location: `${scene.service.origin}/elsewhere` }, 'BadJwtToken'))
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    expect(await scene.device()).toMatchObject({ lastFailure: 'refused', lastFailureAt: expect.any(Date) })
    expect(await scene.waiting()).toBe(0)
    expect(scene.service.received).toHaveLength(1)
  })

  it('429 with Retry-After: is retried after that delay', async () => {
    scene.service.answers.push(withStatus(429, { 'retry-after': '600' }))
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    expect(await scene.device()).toMatchObject({ lastFailure: 'busy' })
    const left = await nextTry()
    expect(left).toBeGreaterThan(580_000)
    expect(left).toBeLessThanOrEqual(600_000)
  })

  it('5xx: is retried with growing delays until it is accepted', async () => {
    scene.service.answers.push(withStatus(500), withStatus(503))
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    expect(await nextTry()).toBeLessThanOrEqual(sendingLimits.pushRetry.first)
    await scene.hurries()
    await scene.service.hears(2)
    await scene.rests()
    const second = await nextTry()
    expect(second).toBeGreaterThan(sendingLimits.pushRetry.first)
    await scene.hurries()
    await scene.service.hears(3)
    await scene.rests()
    expect(await scene.waiting()).toBe(0)
    expect(await scene.device()).toMatchObject({ lastSuccessAt: expect.any(Date), lastFailure: null })
    const [first, , third] = scene.service.received
    expect(third?.headers.topic).toBe(first?.headers.topic)
  })

  it('none: is retried in the same way, and given up in the end', async () => {
    for (let attempt = 0; attempt < sendingLimits.pushRetry.most; attempt += 1)
      scene.service.answers.push((response) => void response.destroy())
    await scene.writes('Coucou')
    for (let attempt = 1; attempt <= sendingLimits.pushRetry.most; attempt += 1) {
      await scene.service.hears(attempt)
      await scene.rests()
      await scene.hurries()
    }
    expect(await scene.waiting()).toBe(0)
    expect(scene.service.received).toHaveLength(sendingLimits.pushRetry.most)
    expect(await scene.device()).toMatchObject({ lastFailure: 'unreachable' })
  })

  it('with an endless body: only the status is used, the body is not read', async () => {
    scene.service.answers.push((response) => {
      response.writeHead(201)
      const talk = () => {
        if (!response.destroyed) response.write('a'.repeat(64 * 1024), talk)
      }
      talk()
    })
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    expect(await scene.device()).toMatchObject({ lastSuccessAt: expect.any(Date) })
  })
})

it('is not requested again when a worker restarts the job', async () => {
  await scene.writes('Coucou')
  await scene.service.hears(1)
  await scene.rests()
  await scene.test.pool.query("UPDATE pgboss.job SET state = 'created', completed_on = NULL WHERE name = 'push.tell'")
  await scene.rests()
  expect(scene.service.received).toHaveLength(1)
  expect(await scene.test.db.$count(tables.pushDevices)).toBe(1)
})
