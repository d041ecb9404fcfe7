import { tables } from '@consoeurs/database'
import type { SealedColumn } from '../../platform/sealed-columns.ts'

const { vapidKeys } = tables

/** `fcmPassword` is not among them: it belongs to an alias that the key of before made, and the next sign-in makes another. */
export const pushSealed: readonly SealedColumn[] = [
  { what: 'push keys', table: vapidKeys, id: vapidKeys.id, sealed: vapidKeys.privateKey },
]
