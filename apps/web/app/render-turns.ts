const waiting: Array<() => void> = []

function nextTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextTurn)
}

/**
 * Rendering holds the event loop for as long as it lasts. One page is rendered in each of its turns: between two of them
 * whoever else knocks is heard, and told at once where she cannot be served (docs/speed.md, « More than it can serve »).
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(nextTurn)
  })
}
