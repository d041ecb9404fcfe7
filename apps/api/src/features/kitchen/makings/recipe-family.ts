import { limits, type RecipeFamily, type RecipeLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type FileRow, fileJson, fileView } from '../../foundation/files/public.ts'
import { type CardContext, linkSelection } from '../../people/members/public.ts'
import { authorLink, requireShare, shareVisibleTo } from '../../publishing/shares/public.ts'

const { files, photos, shareImages, shares, userProfiles, users } = tables

/** Not of a covered share. */
const firstPicture = sql<FileRow | null>`(
  select ${fileJson} from ${shareImages} inner join ${files} on ${files.id} = ${shareImages.fileId}
  where ${shareImages.shareId} = ${shares.id} order by ${asc(shareImages.position)} limit 1)`

async function loadLinks(db: Queryable, cards: CardContext, which: SQL, most: number): Promise<RecipeLink[]> {
  const rows = await db
    .select({ id: shares.id, slug: shares.slug, title: shares.title, picture: firstPicture, ...linkSelection })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(and(which, isNull(shares.cover), shareVisibleTo(cards.viewer)))
    .orderBy(desc(shares.id))
    .limit(most)
  return rows.map(({ id, slug, title, picture, ...row }) => ({
    ...{ id, slug, title },
    author: authorLink(row, cards),
    image: picture === null || cards.viewer === null ? null : fileView(picture, ''),
  }))
}

async function findVariedId(db: Queryable, viewer: Viewer | null, shareId: number): Promise<number | null> {
  await requireShare(db, viewer, shareId)
  const [share] = await db.select({ variantOfId: shares.variantOfId }).from(shares).where(eq(shares.id, shareId))
  return share?.variantOfId ?? null
}

/** Only what the viewer may open. */
export async function loadRecipeFamily(db: Queryable, cards: CardContext, shareId: number): Promise<RecipeFamily> {
  const variedId = await findVariedId(db, cards.viewer, shareId)
  const [originals, variants] = await Promise.all([
    variedId === null ? [] : loadLinks(db, cards, eq(shares.id, variedId), 1),
    loadLinks(db, cards, eq(shares.variantOfId, shareId), limits.variants),
  ])
  return { original: originals[0] ?? null, variants }
}
