import type { LinkPreviewView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type AnyColumn, sql } from 'drizzle-orm'
import { type FileRow, fileSelection, fileView } from '../../foundation/files/public.ts'

const { files, linkPreviews } = tables

export type LinkPreviewRow = (Omit<LinkPreviewView, 'image'> & { file: FileRow | null }) | null

const fileAsJson = sql.join(
  Object.entries(fileSelection).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)

/**
 * Of the query's row; null until it is fetched, and where there is none. Nested, because Drizzle drops the table names of
 * an expression’s own columns where the query has one table.
 */
export const previewOf = (previewId: AnyColumn) =>
  sql<LinkPreviewRow>`${sql`case when ${previewId} is not null then (
  select json_build_object('address', ${linkPreviews.address}, 'site', ${linkPreviews.site},
    'title', ${linkPreviews.title}, 'description', ${linkPreviews.description},
    'file', case when ${files.id} is not null then json_build_object(${fileAsJson}) end)
  from ${linkPreviews} left join ${files} on ${files.id} = ${linkPreviews.fileId}
  where ${linkPreviews.id} = ${previewId} and ${linkPreviews.title} <> '') end`}`

export function linkPreviewView(row: LinkPreviewRow): LinkPreviewView | null {
  if (row === null) return null
  const { file, ...preview } = row
  return { ...preview, image: file && fileView(file, '') }
}
