import { IdParam } from '@consoeurs/contract'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'
import type { Collection } from './collection.ts'
import { idOfDocument } from './document-id.ts'

/** `id` of Strapi 4, `documentId` of Strapi 5. */
export const EntryParam = z.object({
  id: z.union([
    z
      .string()
      .length(24)
      .regex(/^[0-9a-v]{24}$/),
    IdParam.shape.id,
  ]),
})

/** @throws AppError NOT_FOUND where the document belongs to no entry of the collection */
export function entryIdOf({ name }: Collection, { id }: z.infer<typeof EntryParam>): number {
  const found = typeof id === 'number' ? id : idOfDocument(name, id)
  if (found === null) throw new AppError('NOT_FOUND')
  return found
}
