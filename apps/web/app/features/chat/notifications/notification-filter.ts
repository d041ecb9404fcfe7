import type { NotificationSection } from '@consoeurs/contract'

export interface NotificationFilter {
  section: NotificationSection | null
  /** A value of that section. */
  value: string | null
  unread: boolean
}

export function filterHref(
  { section, value, unread }: Partial<NotificationFilter>,
  cursor: string | null = null,
): string {
  const params = new URLSearchParams({
    ...(unread && { vue: 'non-lues' }),
    ...(section && { section }),
    ...(section && value && { value }),
    ...(cursor && { cursor }),
  })
  return params.size === 0 ? '/notifications' : `/notifications?${params}`
}

export const filterQuery = ({ section, value, unread }: NotificationFilter) => ({
  ...(section !== null && { section }),
  ...(value !== null && { value }),
  ...(unread && { unread: true }),
})

export const isNarrowed = ({ section, unread }: NotificationFilter) => section !== null || unread
