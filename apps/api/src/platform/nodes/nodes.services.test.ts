import { type CutOff, openCutOff } from '@consoeurs/testkit'
import { itIsOneSite, livesThroughACut, TwoNodes } from '@consoeurs/testkit/nodes-scene'
import { it } from 'vitest'

const REDIS = 6379
const redis = { redisUrl: `redis://127.0.0.1:${REDIS}` }

itIsOneSite(() => [redis, redis])

it('lives through the absence of Redis', async () => {
  const way: CutOff = await openCutOff(REDIS)
  const scene = await TwoNodes.open([{ redisUrl: `redis://127.0.0.1:${way.port}` }, redis])
  await livesThroughACut(scene, way)
  await scene.close()
  await way.close()
})
