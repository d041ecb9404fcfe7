import type { RedisConnection } from './redis-connection.ts'
import type { SharedMemory } from './shared-memory.ts'

const COUNT = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[2])
  if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`

/** A sorted set of marks by when they were set. */
const MARK = `
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2] - ARGV[3])
  local known = redis.call('ZSCORE', KEYS[1], ARGV[1])
  if not known or ARGV[4] == '1' then redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1]) end
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return known and 0 or 1`

export function createRedisMemory(redis: RedisConnection, site: string): SharedMemory {
  const named = (kind: string, key: string) => `consoeurs:${site}:${kind}:${key}`
  return {
    async count(key, windowMs, by = 1) {
      const asked = { keys: [named('count', key)], arguments: [String(windowMs), String(by)] }
      const [count = 0, left = 0] = (await redis.eval(COUNT, asked)) as number[]
      return { count, left: Math.max(0, left) }
    },
    async recall(key, after, mark) {
      const found = await redis.zRangeByScoreWithScores(named('marks', key), `(${after}`, '+inf')
      return {
        others: found.filter(({ value }) => value !== mark).map(({ score }) => score),
        known: found.some(({ value }) => value === mark),
      }
    },
    async mark(key, mark, { at, keptMs, renew = false }) {
      const said = [mark, String(at), String(keptMs), renew ? '1' : '0']
      return (await redis.eval(MARK, { keys: [named('marks', key)], arguments: said })) === 1
    },
  }
}
