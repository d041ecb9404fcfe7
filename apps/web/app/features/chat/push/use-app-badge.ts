import { useEffect } from 'react'
import { totalUnread, useUnread } from '../../../viewer/viewer-context.tsx'

/** The number on the app's icon; at zero it also closes our notifications in the system's list. */
export function useAppBadge(): void {
  const { unread } = useUnread()
  const count = totalUnread(unread)
  useEffect(() => {
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
    if (count === 0) void closeShown()
  }, [count])
}

async function closeShown(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications?.()) ?? []
  for (const notification of shown) notification.close()
}
