import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failureOf } from '../api/client.ts'
import { reloadForNewMember } from './reload-for-new-member.ts'
import { userLoadFailed } from './user-load.ts'

const anew = { error: { message: 'Une autre.', details: { code: 'SIGNED_IN_ANEW' } } }
const reload = vi.fn()
const assign = vi.fn()
let asked: [path: string, said: unknown][]
/** What the browser's cookie answers, look after look; the last one stays. */
let answers: Response[]

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  assign.mockClear()
  asked = []
  vi.stubGlobal('document', { documentElement: { dataset: { viewer: '7' } } })
  vi.stubGlobal('location', { assign, reload })
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers['Page-Viewer']])
    return (answers.length > 1 ? answers.shift() : answers[0])?.clone()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nobody = () => Response.json({ viewer: null })
const another = () => Response.json(anew, { status: 409 })

it('says whom it was made for, and comes again once the browser speaks for another', async () => {
  answers = [nobody(), nobody(), another()]
  const done = reloadForNewMember()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([['/api/viewer', '7']])
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(250)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  await done
  expect(reload).toHaveBeenCalledTimes(1)
})

it('comes again all the same where the new session does not show, and signs nobody out', async () => {
  answers = [nobody()]
  const done = reloadForNewMember()
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(reload).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
  expect(new Set(asked.map(([path]) => path))).toEqual(new Set(['/api/viewer']))
})

it('is told twice and comes again once', async () => {
  answers = [another()]
  const both = Promise.all([reloadForNewMember(), reloadForNewMember()])
  await vi.advanceTimersByTimeAsync(0)
  await both
  expect(reload).toHaveBeenCalledTimes(1)
})

it('is what a user load leads to that finds another member there: no goodbye', async () => {
  answers = [another()]
  await userLoadFailed(failureOf(409, anew))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(assign).not.toHaveBeenCalled()
  expect(asked.map(([path]) => path)).not.toContain('/api/auth/sign-out')
})
