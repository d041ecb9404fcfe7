import { expect, it } from 'vitest'
import { ApiFailure } from '../api/client.ts'
import { endsSession } from './user-load.ts'

it.each([401, 403, 404])('a user load that answers %i signs her out', (status) => {
  expect(endsSession(new ApiFailure('BAD_REQUEST', { status, text: 'Non.' }))).toBe(true)
})

it.each([400, 408, 409, 425, 429, 500, 502, 503, 504])('a user load that answers %i keeps her signed in', (status) => {
  expect(endsSession(new ApiFailure('BAD_REQUEST', { status, text: 'Non.' }))).toBe(false)
})

it('no network keeps her signed in, and so does a fault of our own', () => {
  expect(endsSession(new ApiFailure('OFFLINE'))).toBe(false)
  expect(endsSession(new TypeError('Failed to fetch'))).toBe(false)
})
