import { tables } from '@consoeurs/database'
import type { EncryptedColumn } from '../../../platform/data/encrypted-columns.ts'

const { vapidKeys } = tables

/** Without `fcmPassword`: its alias depends on the old key. */
export const pushEncryptedColumns: readonly EncryptedColumn[] = [
  { what: 'push keys', table: vapidKeys, id: vapidKeys.id, sealed: vapidKeys.privateKey },
]
