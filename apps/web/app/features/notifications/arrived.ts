import type { NotificationSection, NotificationView } from '@consoeurs/contract'
import { changeItems, type Pages } from '../../live/pages.ts'

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
  const [first, ...rest] = changeItems(known, (items) => items.filter(({ id }) => id !== arrived.id)).pages
  if (first === undefined) return known
  return { pages: [{ ...first, items: [arrived, ...first.items] }, ...rest] }
}
