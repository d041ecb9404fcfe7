import { tables } from '@consoeurs/database'
import type { SealedColumn } from '../../platform/sealed-columns.ts'

const { meetings, trustedContacts } = tables

export const meetingsSealed: readonly SealedColumn[] = [
  { what: 'meetings', table: meetings, id: meetings.id, sealed: meetings.sealed },
  { what: 'trusted contacts', table: trustedContacts, id: trustedContacts.userId, sealed: trustedContacts.sealed },
]
