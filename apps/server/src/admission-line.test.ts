import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AdmissionLine } from './admission-line.ts'

const patience = { wait: 2_000, waitStanding: 500, standing: 500, slow: 1_000, seat: 10_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets somebody in by name, and keeps what became of her. */
function openLine({ fewest = 1, ...limits }: { seats: number; places: number; fewest?: number }) {
  const line = new AdmissionLine({ ...limits, fewest }, patience)
  const begun: string[] = []
  const refused: string[] = []
  const enters = (name: string) =>
    line.enter(
      () => begun.push(name),
      () => refused.push(name),
    )
  return { line, begun, refused, enters }
}

it('lets in as many as there are seats, then in their order as seats are left', () => {
  const { begun, refused, enters } = openLine({ seats: 2, places: 2 })
  const leaves = ['a', 'b', 'c', 'd'].map(enters)
  expect(begun).toEqual(['a', 'b'])
  leaves[1]?.()
  leaves[0]?.()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(refused).toEqual([])
})

it('refuses at once who finds the line full', () => {
  const { refused, enters } = openLine({ seats: 1, places: 1 })
  for (const name of ['a', 'b', 'c']) enters(name)
  expect(refused).toEqual(['c'])
})

it('gives one seat for one that was left, however often it is said', () => {
  const { line, begun, enters } = openLine({ seats: 1, places: 9 })
  const [leave] = ['a', 'b', 'c'].map(enters)
  leave?.()
  leave?.()
  expect(begun).toEqual(['a', 'b'])
  expect(line.taken).toBe(1)
})

it('keeps no place for who goes away while she waits', () => {
  const { line, begun, refused, enters } = openLine({ seats: 1, places: 1 })
  const [leave, goesAway] = ['a', 'b'].map(enters)
  goesAway?.()
  expect(line.waiting).toBe(0)
  enters('c')
  leave?.()
  expect([begun, refused]).toEqual([['a', 'c'], []])
})

it('serves the newest first once the line stands, and refuses who has waited half a second', () => {
  const { begun, refused, enters } = openLine({ seats: 1, places: 9 })
  const look = patience.waitStanding / 5
  const leave = enters('first')
  for (const name of ['a', 'b']) enters(name)
  vi.advanceTimersByTime(patience.standing)
  expect(refused).toEqual([])
  for (const name of ['c', 'd']) enters(name)
  vi.advanceTimersByTime(look)
  expect(refused).toEqual(['a', 'b'])
  leave()
  expect(begun).toEqual(['first', 'd'])
  vi.advanceTimersByTime(patience.waitStanding)
  expect(refused).toEqual(['a', 'b', 'c'])
})

it('waits longer where the line does not stand', () => {
  const { begun, refused, enters } = openLine({ seats: 1, places: 9 })
  const leave = enters('first')
  enters('a')
  vi.advanceTimersByTime(patience.standing)
  expect(refused).toEqual([])
  leave()
  expect(begun).toEqual(['first', 'a'])
})

it('does not let a request that hangs keep the others out', () => {
  const { line, begun, refused, enters } = openLine({ seats: 1, places: 9 })
  const leave = enters('hangs')
  vi.advanceTimersByTime(patience.seat)
  enters('next')
  expect(begun).toEqual(['hangs', 'next'])
  leave()
  expect(line.taken).toBe(1)
  expect(refused).toEqual([])
})

it('has fewer seats while those who have one are slow and others wait, and all of them again in calm', () => {
  const { line, enters } = openLine({ seats: 4, places: 99, fewest: 3 })
  let leaves = Array.from({ length: 8 }, (_, index) => enters(`a${index}`))
  expect(line.taken).toBe(4)
  for (let slow = 0; slow < 4; slow++) {
    vi.advanceTimersByTime(patience.slow + 1)
    // Newcomers, for those before them were refused by now.
    leaves = leaves.concat(Array.from({ length: 4 }, (_, index) => enters(`b${slow}${index}`)))
    leaves.shift()?.()
  }
  expect(line.taken).toBe(3)
  for (const leave of leaves) leave()
  for (let calm = 0; calm < 4; calm++) enters('calm')()
  for (let index = 0; index < 9; index++) enters(`c${index}`)
  expect(line.taken).toBe(4)
})

it('looks after nobody once nobody waits', () => {
  const { enters } = openLine({ seats: 1, places: 9 })
  const leaves = ['a', 'b'].map(enters)
  for (const leave of leaves) leave()
  expect(vi.getTimerCount()).toBe(0)
})
