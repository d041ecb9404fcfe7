import type { Page } from '@consoeurs/contract'

/** The last page holds the next cursor. */
export interface Pages<Item> {
  pages: Page<Item>[]
}

export const firstPage = <Item>(page: Page<Item>): Pages<Item> => ({ pages: [page] })

export const cursorOf = <Item>({ pages }: Pages<Item>): string | undefined => pages.at(-1)?.cursor ?? undefined

export const changeItems = <Item>({ pages }: Pages<Item>, change: (items: Item[]) => Item[]): Pages<Item> => ({
  pages: pages.map((page) => ({ ...page, items: change(page.items) })),
})

export function withPage<Item>(known: Pages<Item>, cursor: string, page: Page<Item>): Pages<Item> {
  return cursorOf(known) === cursor ? { pages: [...known.pages, page] } : known
}

/**
 * Keeps later pages if the first one still ends with the same item; otherwise resets the list, because of a possible
 * gap.
 */
export function withServedPage<Item extends { id: number }>(
  known: Pages<Item> | undefined,
  served: Page<Item>,
): Pages<Item> {
  const last = known?.pages[0]?.items.at(-1)
  if (known === undefined || last === undefined || last.id !== served.items.at(-1)?.id) return firstPage(served)
  return { pages: [served, ...known.pages.slice(1)] }
}

export async function readAgain<Item>(
  { pages }: Pages<Item>,
  load: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Pages<Item>> {
  const fresh: Page<Item>[] = []
  let cursor: string | undefined
  do {
    const page = await load(cursor)
    fresh.push(page)
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined && fresh.length < pages.length)
  return { pages: fresh }
}
