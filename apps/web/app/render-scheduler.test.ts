import { channel } from 'node:diagnostics_channel'
import { expect, it } from 'vitest'
import { renderTurn } from './render-scheduler.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
/** Node publishes it for each accepted connection. */
const connect = () => channel('net.server.socket').publish({})

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

it('yields while connections arrive, and no longer', async () => {
  let connections = 5
  const turns = await turnsUntil(renderTurn(), () => {
    if (connections > 0) connect()
    connections -= 1
  })
  expect(turns).toBeGreaterThan(5)
  expect(turns).toBeLessThan(10)
})

it('is not blocked by connections that never stop', async () => {
  const turns = await turnsUntil(renderTurn(), connect)
  expect(turns).toBeGreaterThan(50)
  expect(turns).toBeLessThan(200)
})
