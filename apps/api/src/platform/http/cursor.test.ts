import { setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from './cursor.ts'

const { test } = await setUpTestApp()
const nina = await test.personas.member('Nina')

const instant = '2026-11-21T10:00:00.000Z'
const lists: [path: string, ...shape: (string | number)[]][] = [
  ['/api/members?sort=new', instant, 1],
  ['/api/members?sort=recent', instant, 1],
  ['/api/members?sort=near', 3, instant, 1],
  ['/api/shares?scope=all', instant, 1],
  ['/api/conversations?box=inbox', instant, 1],
  ['/api/honors?limit=5', instant, 1],
  ['/api/visits?limit=5', instant, 1],
  ['/api/notifications?limit=5', 1],
]
/** Each is well formed, and wrong for every list. */
const foreign = ['x', 1.5, -1, 2 ** 53, '0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', null, true, { a: 1 }]

const asks = (path: string, values: unknown[]) => nina.gets(`${path}&cursor=${encodeCursor(values as never)}`)

describe.each(lists)('a cursor of %s', (path, ...shape) => {
  it('is parsed back to its content', async () => {
    expect((await asks(path, shape)).status).toBe(200)
  })

  it('is refused with any other content', async () => {
    const wrong = [...shape.keys()].flatMap((place) => foreign.map((value) => shape.with(place, value as never)))
    for (const values of [...wrong, [], [...shape, 1]]) {
      const { status, body } = await asks(path, values)
      expect({ values, status, body }).toMatchObject({ status: 400, body: { error: { name: 'BAD_CURSOR' } } })
    }
  })
})
