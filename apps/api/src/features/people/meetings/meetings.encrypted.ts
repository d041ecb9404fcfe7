import { tables } from '@consoeurs/database'
import type { EncryptedColumn } from '../../../platform/data/encrypted-columns.ts'

const { meetings, trustedContacts } = tables

export const meetingsEncryptedColumns: readonly EncryptedColumn[] = [
  { what: 'meetings', table: meetings, id: meetings.id, sealed: meetings.sealed },
  { what: 'trusted contacts', table: trustedContacts, id: trustedContacts.userId, sealed: trustedContacts.sealed },
]
