import { describe, expect, it } from 'vitest'
import { renderTurn } from './render-turns.ts'

/** Notes each page that is rendered and each look that the event loop takes at what else waits, as they come. */
async function seen(pages: string[]): Promise<string[]> {
  const order: string[] = []
  let looking = true
  const look = () => {
    order.push('·')
    if (looking) setImmediate(look)
  }
  const rendered = pages.map((page) => renderTurn().then(() => order.push(page)))
  setImmediate(look)
  await Promise.all(rendered)
  looking = false
  return order
}

describe('rendering by turns', () => {
  it('leaves the event loop a turn between two pages, in the order in which they were asked for', async () => {
    expect((await seen(['first', 'second', 'third'])).join(' ')).toBe('first · second · third')
  })

  it('begins anew after a rest', async () => {
    await renderTurn()
    expect((await seen(['one', 'two'])).join(' ')).toBe('one · two')
  })
})
