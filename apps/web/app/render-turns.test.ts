import { channel } from 'node:diagnostics_channel'
import { expect, it } from 'vitest'
import { renderTurn } from './render-turns.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
/** What Node tells of each connection that it takes. */
const knock = () => channel('net.server.socket').publish({})

async function turnsUntil(rendered: Promise<void>, eachTurn: () => void = () => undefined): Promise<number> {
  let over = false
  void rendered.then(() => {
    over = true
  })
  for (let turns = 1; ; turns += 1) {
    eachTurn()
    await turn()
    if (over) return turns
  }
}

it('renders one page in a turn of the event loop, in their order', async () => {
  let now = 0
  const renderedIn: number[] = []
  for (const page of [0, 1, 2]) {
    void renderTurn().then(() => {
      renderedIn[page] = now
    })
  }
  while (renderedIn[2] === undefined) {
    await turn()
    now += 1
  }
  const [first = 0, second = 0, third = 0] = renderedIn
  expect([second - first, third - second]).toEqual([1, 1])
})

it('stands back while somebody knocks, and no longer', async () => {
  let knocks = 5
  const turns = await turnsUntil(renderTurn(), () => {
    if (knocks > 0) knock()
    knocks -= 1
  })
  expect(turns).toBeGreaterThan(5)
  expect(turns).toBeLessThan(10)
})

it('is not kept waiting by those who never stop knocking', async () => {
  const turns = await turnsUntil(renderTurn(), knock)
  expect(turns).toBeGreaterThan(50)
  expect(turns).toBeLessThan(200)
})
