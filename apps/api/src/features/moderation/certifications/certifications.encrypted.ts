import { tables } from '@consoeurs/database'
import type { EncryptedColumn } from '../../../platform/data/encrypted-columns.ts'
import { keyOf } from './encrypted-picture.ts'

const { certificationPictures: pictures } = tables

export const certificationsEncryptedColumns: readonly EncryptedColumn[] = [
  {
    what: 'certification pictures',
    table: pictures,
    id: pictures.certificationId,
    sealed: pictures.sealed,
    salted: { salt: pictures.salt, keyOf },
  },
]
