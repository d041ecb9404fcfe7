import { ContentSlug, TopicContent, titleSlug, type WriteTopic } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { changeTopic, createTopic } from '../../../publishing/articles/public.ts'
import { plainText } from '../body/plain-text.ts'
import type { ImportOutcome } from '../report.ts'
import { writeItem } from '../write-item.ts'
import type { TopicKind, WxrTerm } from '../wxr/wxr-records.ts'
import type { ContentRun } from './content-run.ts'
import { adopted, findImported, hashOf, rememberImported, stateOf } from './imported-items.ts'
import { keepOldAddresses } from './old-addresses.ts'

const topicTables = { categories: tables.categories, tags: tables.tags }

/** WordPress's category for articles that have none. */
const noCategory = new Set(['uncategorized', 'non-classe', 'non-categorise'])
export const isNoCategory = ({ kind, slug }: WxrTerm) => kind === 'categories' && noCategory.has(slug.toLowerCase())

export const topicSourceId = ({ kind, slug, name }: WxrTerm) =>
  `${kind === 'categories' ? 'category' : 'tag'}:${slug || name}`

/** « %c3%a9t%c3%a9 » is the slug of « été ». */
export function readSlug(encoded: string, title: string): string | undefined {
  let decoded = encoded
  try {
    decoded = decodeURIComponent(encoded)
  } catch {
    // As it is.
  }
  return [encoded, titleSlug(decoded), titleSlug(title)].find((slug) => ContentSlug.safeParse(slug).success)
}

function contentOf(term: WxrTerm): WriteTopic | null {
  const name = plainText(term.name).slice(0, 60)
  const description = plainText(term.description).slice(0, 400)
  const slug = readSlug(term.slug, name)
  const read = TopicContent.partial()
    .required({ name: true })
    .safeParse({ name, description, ...(slug && { slug }) })
  return read.success ? read.data : null
}

/** One with this slug or name that was here before. */
async function findHere(tx: Tx, kind: TopicKind, { slug = '', name }: WriteTopic): Promise<number | undefined> {
  const table = topicTables[kind]
  const isIt = or(eq(table.slug, slug), sql`fold_text(${table.name}) = fold_text(${name})`)
  const [row] = await tx.select({ id: table.id }).from(table).where(isIt).limit(1)
  return row?.id
}

interface TopicWrite {
  term: WxrTerm
  content: WriteTopic
}

async function makeTopic(tx: Tx, run: ContentRun, { term, content }: TopicWrite) {
  const now = run.now()
  const here = await findHere(tx, term.kind, content)
  const id = here ?? (await createTopic(tx, run.author, { topic: term.kind, content, now }))
  if (here === undefined) tx.emit({ type: 'content.changed', collection: term.kind, id })
  const state = here === undefined ? await stateOf(tx, term.kind, id) : adopted
  const item = { source: run.index.source, sourceId: topicSourceId(term), kind: term.kind, targetId: id }
  await rememberImported(tx, { ...item, hash: hashOf(content), state: state ?? adopted }, now)
  return { id, outcome: here === undefined ? ('made' as const) : ('unchanged' as const) }
}

async function writeTopic(
  tx: Tx,
  run: ContentRun,
  { term, content }: TopicWrite,
): Promise<{ id: number | null; outcome: ImportOutcome; wasDeleted?: boolean }> {
  const { source } = run.index
  const item = await findImported(tx, { source, sourceId: topicSourceId(term) })
  if (item === undefined) return makeTopic(tx, run, { term, content })
  const state = await stateOf(tx, term.kind, item.targetId)
  if (state === null) return { id: null, outcome: 'kept', wasDeleted: true }
  const hash = hashOf(content)
  if (hash === item.hash) return { id: item.targetId, outcome: 'unchanged' }
  if (state !== item.state) return { id: item.targetId, outcome: 'kept' }
  const now = run.now()
  await changeTopic(tx, run.author, { topic: term.kind, id: item.targetId, changes: content, now })
  tx.emit({ type: 'content.changed', collection: term.kind, id: item.targetId })
  const after = (await stateOf(tx, term.kind, item.targetId)) ?? ''
  await rememberImported(tx, { ...item, hash, state: after }, now)
  return { id: item.targetId, outcome: 'changed' }
}

/** Ids by `topicSourceId`; null in a dry run for one that is not here yet, and for one that was deleted here. */
export async function importTopics(run: ContentRun): Promise<Map<string, number | null>> {
  const ids = new Map<string, number | null>()
  for (const term of run.index.terms) {
    if (isNoCategory(term)) continue
    const { line } = term
    const content = contentOf(term)
    if (content === null) {
      run.report.add({ code: 'invalid', line, item: term.name || term.slug })
      run.report.count(term.kind, 'skipped')
      continue
    }
    const { id, outcome, wasDeleted } = await writeItem(run, async (tx) => {
      const written = await writeTopic(tx, run, { term, content })
      const address = `/${term.kind === 'categories' ? 'category' : 'tag'}/${term.slug}`
      const target = { kind: term.kind, now: run.now() }
      if (written.id !== null) await keepOldAddresses(tx, [address], { ...target, targetId: written.id })
      return written
    })
    run.report.count(term.kind, outcome)
    if (outcome === 'kept') {
      run.report.add({ code: wasDeleted ? 'deleted-here' : 'changed-here', line, item: content.name })
    }
    ids.set(topicSourceId(term), run.dryRun && outcome === 'made' ? null : id)
  }
  return ids
}
