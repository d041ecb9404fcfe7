import { buildTestApp } from '@consoeurs/test-support'
import { itIsOneSite, livesThroughACut, TwoNodes } from '@consoeurs/test-support/fixtures/nodes-fixture'
import { expect, it, vi } from 'vitest'

itIsOneSite(() => ['postgres', 'postgres'])

it('survives the end of the listening connection', async () => {
  const scene = await TwoNodes.open(['postgres', 'postgres'])
  const { pool } = scene.test
  let mended = false
  /** Whatever listens or tells is ended, again and again. */
  const cutting = async () => {
    while (!mended) {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'consoeurs beside'`,
      )
    }
  }
  let cut: Promise<void> | undefined
  await livesThroughACut(scene, {
    cut: () => {
      cut = cutting()
    },
    mend: () => {
      mended = true
    },
  })
  await cut
  await scene.close()
})

it('publishes no live events while it is the only node, and tells the first other node to catch up', async () => {
  const test = await buildTestApp({ settings: { nodes: 'postgres', secret: crypto.randomUUID() }, heartbeatMs: 100 })
  const outside = await test.pool.connect()
  const heard: string[] = []
  outside.on('notification', ({ payload = '' }) => heard.push(payload))
  await outside.query('LISTEN "live#/"')
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(heard.join()).toContain('"presence"'))
  test.app.realtime.toUser(1, { type: 'draft', key: 'kept', at: null })
  const there = await test.node()
  await there.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(heard.join()).toContain('"catch-up"'))
  await vi.waitFor(() => expect(test.app.cluster?.presence.hasOthers()).toBe(true))
  test.app.realtime.toUser(1, { type: 'draft', key: 'told', at: null })
  await vi.waitFor(() => expect(heard.join()).toContain('"told"'))
  expect(heard.join()).not.toContain('"kept"')
  outside.release()
  await there.close()
  await test.close()
})
