import type { ShoppingChange, ShoppingLine, ShoppingList, ShoppingNews } from '@consoeurs/contract'

/** As the server will show them, apart from what only the vocabulary knows. */
export function withChanges(lines: readonly ShoppingLine[], changes: readonly ShoppingChange[]): ShoppingLine[] {
  const all = new Map(lines.map((line) => [line.key, line]))
  for (const { key, item, done, removed } of changes) {
    const known = all.get(key)
    if (removed) all.delete(key)
    else if (known !== undefined || item !== undefined) {
      const fresh = {
        key,
        id: null,
        name: '',
        amount: null,
        unit: null,
        ingredient: null,
        label: null,
        aisle: null,
        done: false,
      }
      const isSame = item === undefined || (known !== undefined && item.ingredient === known.ingredient)
      all.set(key, {
        ...(known ?? fresh),
        ...(!isSame && { label: null, aisle: known?.aisle ?? null }),
        ...(item && { name: item.name, amount: item.amount, unit: item.unit, ingredient: item.ingredient }),
        ...(done !== undefined && { done }),
      })
    }
  }
  return [...all.values()]
}

export function withNews(list: ShoppingList, { lines, removed }: ShoppingNews): ShoppingList {
  const news = new Map(lines.map((line) => [line.key, line]))
  const known = new Set(list.lines.map(({ key }) => key))
  const kept = list.lines.filter(({ key }) => !removed.includes(key)).map((line) => news.get(line.key) ?? line)
  return { ...list, lines: [...kept, ...lines.filter(({ key }) => !known.has(key))] }
}
