import { itIsOneSite, livesThroughACut, TwoNodes } from '@consoeurs/testkit/nodes-scene'
import { it } from 'vitest'

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
