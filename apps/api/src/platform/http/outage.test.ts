import { expect, it } from 'vitest'
import { outageOf } from './outage.ts'

const failed = (cause: object, message = 'refused') =>
  new Error('Failed query', { cause: Object.assign(new Error(message), cause) })

it.each([
  ['the database restarts', failed({ code: '57P03' })],
  ['it was stopped in the middle', failed({ code: '57P01' })],
  ['its socket is gone', failed({ code: 'ENOENT', syscall: 'connect' })],
  ['the connection is refused', failed({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['the connection broke', failed({}, 'Connection terminated unexpectedly')],
  ['no connection was free in time', failed({}, 'timeout exceeded when trying to connect')],
])('is unavailable when %s', (_, error) => {
  expect(outageOf(error)).toBe('UNAVAILABLE')
})

it('reports a full disk', () => {
  expect(outageOf(failed({ code: '53100' }))).toBe('STORAGE_FULL')
  expect(outageOf(Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' }))).toBe('STORAGE_FULL')
})

it('does not treat a bug as an outage', () => {
  expect(outageOf(failed({ code: '23505' }))).toBe(null)
  expect(outageOf(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }))).toBe(null)
  expect(outageOf(new TypeError('undefined is not a function'))).toBe(null)
})
