import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { takeErrorLogs } from '@consoeurs/test-support/error-logs'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { errorOnOneLine, logSerializers } from './log-serializers.ts'

const { test } = await setUpTestApp()

const typed = 'mots très personnels'
const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => null,
    (error: unknown) => error,
  )

function logged(bindings: object): string {
  const lines: string[] = []
  const logger = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } }).log
  logger.child({}, { serializers: logSerializers }).error(bindings, 'failed')
  return lines.join('')
}

describe('the log of a failed query', () => {
  it('has the statement and the code, not the values, wherever PostgreSQL repeats them', async () => {
    const insert = () =>
      test.db
        .insert(tables.users)
        .values({ name: typed, email: `${typed}@exemple.fr`, username: typed, birthdate: '1990-01-01' })
    await insert()
    for (const error of [
      await failureOf(insert()),
      await failureOf(test.db.execute(sql`select ${typed}::text::bigint`)),
      await failureOf(test.pool.query('select $1::text::timestamptz', [typed])),
    ]) {
      expect(error).toBeInstanceOf(Error)
      for (const text of [logged({ err: error }), errorOnOneLine(error)]) expect(text).not.toContain(typed)
      expect(logged({ err: error })).toMatch(/"code":"(23505|22P02|22007)"/)
    }
    expect(logged({ err: await failureOf(insert()) })).toContain('insert into')
  })

  it('is the same for a route without its own handling', async () => {
    await test.pool.query('alter table reports rename to reports_away')
    const form = { target: 'member', username: 'x', reason: 'other', goodFaith: true, text: typed }
    const lea = await test.personas.member('Lea')
    const { status } = await lea.posts('/api/reports', {
      ...form,
      username: (await test.personas.member('Mia')).username,
    })
    expect(status).toBe(500)
    const lines = takeErrorLogs()
    expect(lines).toEqual([expect.stringContaining('Failed query')])
    expect(lines.join()).not.toContain(typed)
  })
})

it('logs the path of a request, without search terms or the token of a link', () => {
  const request = { method: 'GET', url: `/password/nouveau?token=cle&q=${typed}`, ip: '127.0.0.1' }
  expect(JSON.parse(logged({ req: request })).req).toEqual({
    method: 'GET',
    path: '/password/nouveau',
    ip: '127.0.0.1',
  })
})

const token = '9f86d081884c7d659a2feaa0c55ad015'

it.each([
  [`/invitation/${token}`, '/invitation/…'],
  [`/invitation/${token}.data?_routes=x`, '/invitation/….data'],
  [`/Invitation/${token.toUpperCase()}/`, '/Invitation/…/'],
  [`/invitation/${token.slice(0, 20)}`, '/invitation/…'],
  [`/api/invitation/${token}`, '/api/invitation/…'],
  [`/api/personal-data/archive/${token}`, '/api/personal-data/archive/…'],
  [`/files/${token}-small.avif`, '/files/…-small.avif'],
  ['/shares/une-pensee-a1b2c3d4e5', '/shares/une-pensee-a1b2c3d4e5'],
  ['/blog/12-trouver-le-premier-mot', '/blog/12-trouver-le-premier-mot'],
])('logs %s without the random name in it', (url, path) => {
  const request = { method: 'GET', url, ip: '127.0.0.1', routeOptions: { url: '/*' } }
  expect(JSON.parse(logged({ req: request })).req.path).toBe(path)
})
