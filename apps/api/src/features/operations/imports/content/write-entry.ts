import { WriteArticle, WritePage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import { cleanBody } from '../../../../platform/content/clean-body.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { changeArticle, createArticle } from '../../../publishing/articles/public.ts'
import { changePage, createPage } from '../../../publishing/pages/public.ts'
import type { ImportOutcome } from '../report.ts'
import type { EntryKind, ImportedItem } from '../wxr/wxr-records.ts'
import type { ContentRun } from './content-run.ts'
import type { EntryContent, ReadEntry } from './entry-content.ts'
import { adopted, findImported, hashOf, rememberImported, stateOf } from './imported-items.ts'

const { articles, pages } = tables

export interface EntryWrite {
  kind: EntryKind
  sourceId: string
  entry: ReadEntry
}

export interface EntryWritten {
  outcome: ImportOutcome
  id: number | null
  problem?: 'address-taken' | 'changed-here' | 'deleted-here'
  /** Sentences of the rules that the content breaks. */
  refused?: string
}

/** Pages with routes of their own, which hide a page with such a slug. */
const routedSlugs = new Set(['contact', 'support', 'plan-du-site', 'comment-cela-tient'])

type PageContent = Pick<EntryContent, 'title' | 'slug' | 'body' | 'seoTitle' | 'seoDescription' | 'publishedAt'>

const pageContent = ({ title, slug, body, seoTitle, seoDescription, publishedAt }: EntryContent): PageContent => ({
  title,
  ...(slug !== undefined && { slug }),
  body,
  seoTitle,
  seoDescription,
  publishedAt,
})

/** The rules of the API, which the commands expect to be met. */
function validate(
  kind: EntryKind,
  content: EntryContent,
): { content: EntryContent | PageContent } | { refused: string } {
  const schema = kind === 'articles' ? WriteArticle : WritePage
  const given = kind === 'articles' ? content : pageContent(content)
  const read = schema.safeParse(given)
  if (read.success) return { content: { ...given, ...read.data } as EntryContent | PageContent }
  return { refused: read.error.issues.map(({ message }) => message).join(' ') }
}

async function create(tx: Tx, run: ContentRun, kind: EntryKind, content: EntryContent | PageContent): Promise<number> {
  const now = run.now()
  const id =
    kind === 'articles'
      ? await createArticle(tx, run.author, { content: content as EntryContent, now })
      : await createPage(tx, run.author, { content: content as PageContent, now })
  // Nobody is notified of an article that was published elsewhere before; a draft becomes news here.
  if (kind === 'articles' && content.publishedAt !== null)
    await tx.update(articles).set({ toldAt: now }).where(eq(articles.id, id))
  tx.emit({ type: 'content.changed', collection: kind, id })
  return id
}

interface EntryHere {
  id: number
  isSame: boolean
}

/** One with this slug that was here before. */
async function findHere(tx: Tx, kind: EntryKind, { slug, title, body }: EntryContent | PageContent) {
  if (slug === undefined) return undefined
  const table = kind === 'articles' ? articles : pages
  const where = kind === 'articles' ? and(eq(table.slug, slug), isNull(table.deletedAt)) : eq(table.slug, slug)
  const [row] = await tx.select({ id: table.id, title: table.title, body: table.body }).from(table).where(where)
  if (row === undefined) return undefined
  const here: EntryHere = { id: row.id, isSame: row.title === title && row.body === cleanBody(body) }
  return here
}

async function make(
  tx: Tx,
  run: ContentRun,
  { kind, content, item }: { kind: EntryKind; content: EntryContent | PageContent; item: Identity },
): Promise<EntryWritten> {
  const here = await findHere(tx, kind, content)
  const now = run.now()
  if (here?.isSame) {
    await rememberImported(tx, { ...item, kind, targetId: here.id, state: adopted }, now)
    return { outcome: 'unchanged', id: here.id }
  }
  const isHidden = kind === 'pages' && routedSlugs.has(content.slug ?? '')
  const isTaken = here !== undefined || isHidden
  // An article's address begins with its number; a page is published by an editor who sees both.
  const { slug: _taken, ...rest } = content
  const free = kind === 'articles' ? rest : { ...rest, publishedAt: null }
  const id = await create(tx, run, kind, isTaken ? (free as EntryContent | PageContent) : content)
  await rememberImported(tx, { ...item, kind, targetId: id, state: (await stateOf(tx, kind, id)) ?? '' }, now)
  return { outcome: 'made', id, ...(isTaken && kind === 'pages' && { problem: 'address-taken' as const }) }
}

type Identity = Pick<ImportedItem, 'source' | 'sourceId' | 'hash'>

/** Undefined where the slug here was chosen because the wished one was taken. */
function changesOf({ slug: _slug, ...content }: EntryContent | PageContent) {
  return content
}

async function change(
  tx: Tx,
  run: ContentRun,
  { kind, content, item }: { kind: EntryKind; content: EntryContent | PageContent; item: ImportedItem },
): Promise<void> {
  const now = run.now()
  const { targetId: id } = item
  const changes = changesOf(content)
  if (kind === 'articles')
    await changeArticle(tx, run.author, { id, changes: changes as Omit<EntryContent, 'slug'>, now })
  else await changePage(tx, run.author, { id, changes: changes as Omit<PageContent, 'slug'>, now })
  tx.emit({ type: 'content.changed', collection: kind, id })
  await rememberImported(tx, { ...item, state: (await stateOf(tx, kind, id)) ?? '' }, now)
}

/** Made once, changed while nobody changed it here, otherwise left. */
export async function writeEntry(
  tx: Tx,
  run: ContentRun,
  { kind, sourceId, entry }: EntryWrite,
): Promise<EntryWritten> {
  const { source } = run.index
  const checked = validate(kind, entry.content)
  if ('refused' in checked) return { outcome: 'skipped', id: null, refused: checked.refused }
  const { content } = checked
  const hash = hashOf(content)
  const item = await findImported(tx, { source, sourceId })
  if (item === undefined) return make(tx, run, { kind, content, item: { source, sourceId, hash } })
  const state = await stateOf(tx, kind, item.targetId)
  if (state === null) return { outcome: 'kept', id: null, problem: 'deleted-here' }
  if (hash === item.hash && !entry.isPending) return { outcome: 'unchanged', id: item.targetId }
  if (state !== item.state) return { outcome: 'kept', id: item.targetId, problem: 'changed-here' }
  await change(tx, run, { kind, content, item: { ...item, hash } })
  return { outcome: 'changed', id: item.targetId }
}
