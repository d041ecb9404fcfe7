import { afterAll, beforeAll, describe } from 'vitest'
import { itRemembers } from './memory.scene.ts'
import { connectRedis, type RedisConnection } from './redis-connection.ts'
import { createRedisMemory } from './redis-memory.ts'

let redis: RedisConnection
beforeAll(async () => {
  redis = await connectRedis('redis://127.0.0.1:6379').connect()
})
afterAll(() => redis.destroy())

describe('the memory in Redis', () => itRemembers(() => createRedisMemory(redis, 'essai')))
