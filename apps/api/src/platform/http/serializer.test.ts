import { expect, it } from 'vitest'
import { z } from 'zod'
import { serializerCompiler } from './serializer.ts'

const View = z.object({ id: z.int(), author: z.object({ name: z.string() }), tags: z.array(z.string()).max(2) })
const serialize = serializerCompiler({ schema: View, method: 'GET', url: '/api/shares' })

it('sends the fields of the schema only, at every depth', () => {
  const row = { id: 1, author: { name: 'Inès', email: 'ines@demo.test' }, tags: ['pluie'], secret: true }
  expect(JSON.parse(serialize(row))).toEqual({ id: 1, author: { name: 'Inès' }, tags: ['pluie'] })
})

it('sends nothing of a value that violates the schema', () => {
  expect(() => serialize({ id: 1, author: {}, tags: [] })).toThrow('match the schema')
  expect(() => serialize({ id: 1, author: { name: 'Inès' }, tags: ['a', 'b', 'c'] })).toThrow('match the schema')
})
