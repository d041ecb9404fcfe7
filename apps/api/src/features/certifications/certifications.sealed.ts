import { tables } from '@consoeurs/database'
import type { SealedColumn } from '../../platform/sealed-columns.ts'
import { keyOf } from './sealed-picture.ts'

const { certificationPictures: pictures } = tables

export const certificationsSealed: readonly SealedColumn[] = [
  {
    what: 'certification pictures',
    table: pictures,
    id: pictures.certificationId,
    sealed: pictures.sealed,
    salted: { salt: pictures.salt, keyOf },
  },
]
