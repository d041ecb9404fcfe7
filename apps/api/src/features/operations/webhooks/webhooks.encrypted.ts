import { tables } from '@consoeurs/database'
import type { EncryptedColumn } from '../../../platform/data/encrypted-columns.ts'

const { webhooks } = tables
const { id, secret, formerSecret } = webhooks

export const webhooksEncryptedColumns: readonly EncryptedColumn[] = [
  { what: 'webhook secrets', table: webhooks, id, sealed: secret },
  { what: 'former webhook secrets', table: webhooks, id, sealed: formerSecret },
]
