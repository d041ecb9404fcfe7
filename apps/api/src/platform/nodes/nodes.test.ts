import { buildTestApp } from '@consoeurs/testkit'
import { itIsOneSite, livesThroughACut, TwoNodes } from '@consoeurs/testkit/nodes-scene'
import { expect, it, vi } from 'vitest'

itIsOneSite(() => ['postgres', 'postgres'])

it('lives through the end of the connection that listens', async () => {
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

it('keeps to itself what it tells pages while it is alone, and says so to the first that comes', async () => {
  const test = await buildTestApp({ settings: { nodes: 'postgres', secret: crypto.randomUUID() }, beatMs: 100 })
  const outside = await test.pool.connect()
  const heard: string[] = []
  outside.on('notification', ({ payload = '' }) => heard.push(payload))
  await outside.query('LISTEN "live#/"')
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(heard.join()).toContain('"beat"'))
  test.app.realtime.toUser(1, { type: 'draft', key: 'kept', at: null })
  const there = await test.node()
  await there.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(heard.join()).toContain('"about":"missed"'))
  await vi.waitFor(() => expect(test.app.nodes?.presence.hasOthers()).toBe(true))
  test.app.realtime.toUser(1, { type: 'draft', key: 'told', at: null })
  await vi.waitFor(() => expect(heard.join()).toContain('"told"'))
  expect(heard.join()).not.toContain('"kept"')
  outside.release()
  await there.close()
  await test.close()
})
