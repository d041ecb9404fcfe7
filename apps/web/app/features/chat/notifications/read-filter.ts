import { NotificationSection, notificationValues } from '@consoeurs/contract'
import type { NotificationFilter } from './notification-filter.ts'

/** Unknown values in the address are ignored. */
export function readFilter(params: URLSearchParams): NotificationFilter {
  const section = NotificationSection.nullable().catch(null).parse(params.get('section'))
  const value = params.get('value')
  const values: readonly string[] = section === null ? [] : notificationValues[section]
  return {
    section,
    value: value !== null && values.includes(value) ? value : null,
    unread: params.get('vue') === 'non-lues',
  }
}
