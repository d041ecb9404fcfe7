import type { ShoppingChange, ShoppingLine, ShoppingList } from '@consoeurs/contract'
import { useEffect } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useServed } from '../../../api/use-served.ts'
import { useCatchUp, useLiveEvents, useRecentLiveEvents } from '../../../events/live-events.ts'
import { useOutbox } from '../../../outbox/outbox-entries.ts'
import type { Unsent, UnsentShopping } from '../../../outbox/unsent.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { shoppingApi } from './shopping.api.ts'
import { withChanges, withNews } from './shopping-state.ts'

const isOnList =
  (id: number) =>
  (unsent: Unsent): unsent is UnsentShopping =>
    unsent.kind === 'shopping' && unsent.listId === id

/** A change without its time, which is when it is made. */
export type LineChange = Omit<ShoppingChange, 'at'>

/** Through the outbox, so that it also works in a shop without a network. */
export async function changeShoppingLines(viewerId: number, listId: number, changes: LineChange[]): Promise<void> {
  const { sendShopping } = await import('../../../outbox/outbox.ts')
  const at = Date.now()
  await sendShopping({ authorId: viewerId, listId, changes: changes.map((change) => ({ ...change, at })) })
}

/** The list with what waits in the outbox; follows the other members. */
export function useShopping(served: ShoppingList, onGone: () => void) {
  const viewerId = useViewer()?.id ?? 0
  const { id } = served
  const [list, change] = useServed(served)
  const renew = async () => {
    try {
      const fresh = await shoppingApi(api).list(id)
      change(() => fresh)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.status === 404) onGone()
    }
  }
  useLiveEvents((event) => {
    if (event.type === 'shopping.stale') void renew()
    if (event.type === 'shopping.lines' && event.listId === id) change((known) => withNews(known, event))
  })
  useRecentLiveEvents((event) => {
    if (event.type === 'shopping.lines' && event.listId === id) change((known) => withNews(known, event))
  })
  useCatchUp(() => void renew())
  // Present before the network goes.
  useEffect(() => void import('../../../outbox/outbox.ts').catch(() => undefined), [])
  const waiting = useOutbox().filter(isOnList(id))
  const changes = waiting.flatMap((unsent) => unsent.changes)
  const lines: ShoppingLine[] = withChanges(list.lines, changes)
  // Nothing is tried, and so nothing fails, while the browser knows of no network.
  const offline = waiting.some(({ waitsFor }) => waitsFor !== null || !navigator.onLine)
  return {
    list: { ...list, lines },
    waiting: offline ? new Set(changes.map((change) => change.key)).size : 0,
    send: (some: LineChange[]) => void changeShoppingLines(viewerId, id, some),
    show: (fresh: ShoppingList) => change(() => fresh),
  }
}
