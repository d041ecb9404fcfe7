import { type CuttableProxy, openCuttableProxy } from '@consoeurs/test-support'
import { itIsOneSite, livesThroughACut, TwoNodes } from '@consoeurs/test-support/fixtures/nodes-fixture'
import { it } from 'vitest'

const REDIS = 6379
const redis = { redisUrl: `redis://127.0.0.1:${REDIS}` }

itIsOneSite(() => [redis, redis])

it('survives an outage of Redis', async () => {
  const way: CuttableProxy = await openCuttableProxy(REDIS)
  const scene = await TwoNodes.open([{ redisUrl: `redis://127.0.0.1:${way.port}` }, redis])
  await livesThroughACut(scene, way)
  await scene.close()
  await way.close()
})
