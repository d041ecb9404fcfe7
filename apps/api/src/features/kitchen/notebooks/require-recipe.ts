import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireShare } from '../../publishing/shares/public.ts'

const { shares } = tables

/** @throws AppError SHARE_NOT_FOUND, NOT_A_RECIPE */
export async function requireRecipe(tx: Tx, viewer: Viewer, shareId: number): Promise<void> {
  await requireShare(tx, viewer, shareId)
  if ((await tx.$count(shares, and(eq(shares.id, shareId), isNotNull(shares.recipe)))) === 0)
    throw new AppError('NOT_A_RECIPE')
}
