import type { NotificationSection, NotificationView } from '@consoeurs/contract'
import type { Pages } from '../../live/use-served-pages.ts'

/**
 * A notification that just arrived on top of the list. A line that took one more in (« et 2 autres ») moves up from
 * where it was; what an older event says again changes nothing.
 */
export function withArrived(
  known: Pages<NotificationView>,
  arrived: NotificationView,
  section: NotificationSection | null,
): Pages<NotificationView> {
  if (section !== null && arrived.section !== section) return known
  const same = known.pages.flatMap((page) => page.items).find(({ id }) => id === arrived.id)
  if (same !== undefined && same.seq >= arrived.seq) return known
  const pages = known.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== arrived.id) }))
  const [first, ...rest] = pages
  if (first === undefined) return known
  return { ...known, pages: [{ ...first, items: [arrived, ...first.items] }, ...rest] }
}
