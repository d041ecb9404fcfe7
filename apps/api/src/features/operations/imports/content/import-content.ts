import { recordAudit, serverActor } from '../../../../platform/data/audit.ts'
import type { Viewer } from '../../../../platform/http/access.ts'
import { changeArticle } from '../../../publishing/articles/public.ts'
import { ImportReport } from '../report.ts'
import { writeItem } from '../write-item.ts'
import { readWxr } from '../wxr/read-wxr.ts'
import { type ContentKind, type EntryKind, relatedField, type WxrItem } from '../wxr/wxr-records.ts'
import type { ContentImportParts, ContentRun } from './content-run.ts'
import { readEntry } from './entry-content.ts'
import { PictureImport } from './import-pictures.ts'
import { importTopics } from './import-topics.ts'
import { findImported, rememberImported, stateOf } from './imported-items.ts'
import { keepOldAddresses } from './old-addresses.ts'
import { type EntryWritten, writeEntry } from './write-entry.ts'
import { indexWxr } from './wxr-index.ts'

const LONGEST_CONTENT = 500_000

export interface ContentImport {
  /** Of the WXR file. */
  path: string
  author: Viewer
  dryRun: boolean
  pictures: string | null
  /** Also those that no text shows. */
  allPictures: boolean
}

const kinds: Partial<Record<string, EntryKind>> = { post: 'articles', page: 'pages' }
/** Of WordPress itself, for the look of its pages. */
const silentTypes = new Set(['attachment', 'revision', 'nav_menu_item', 'custom_css', 'wp_global_styles'])
const silentStatuses = new Set(['trash', 'auto-draft', 'inherit'])

const sourceIdOf = ({ type, id }: Pick<WxrItem, 'type' | 'id'>) => `${type}:${id}`

/** Also those under its former slugs. */
function addressesOf({ link, id, type, formerSlugs }: WxrItem): string[] {
  const former = formerSlugs.map((slug) => link.replace(/[^/]+\/?$/, slug))
  return [link, `/?${type === 'page' ? 'page_id' : 'p'}=${id}`, ...former]
}

class EntryImport {
  readonly #run: ContentRun
  readonly #pictures: PictureImport
  readonly #topics: ReadonlyMap<string, number | null>
  readonly #seen = new Set<string>()
  readonly #leftTypes = new Map<string, number>()
  /** Articles written in this run that name others to read next. */
  readonly #related: { sourceId: string; next: string[] }[] = []

  constructor(run: ContentRun, pictures: PictureImport, topics: ReadonlyMap<string, number | null>) {
    this.#run = run
    this.#pictures = pictures
    this.#topics = topics
  }

  async add(item: WxrItem): Promise<void> {
    const kind = kinds[item.type]
    if (kind === undefined) return this.#leave(item)
    if (silentStatuses.has(item.status)) return this.#run.report.count(kind, 'skipped')
    const shown = { line: item.line, item: item.title || item.slug || item.id }
    const sourceId = sourceIdOf(item)
    if (this.#seen.has(sourceId)) {
      this.#run.report.add({ code: 'item-repeated', ...shown })
      return this.#run.report.count(kind, 'skipped')
    }
    this.#seen.add(sourceId)
    if (item.isCut || item.content.length > LONGEST_CONTENT) {
      this.#run.report.add({ code: 'item-too-long', ...shown })
      return this.#run.report.count(kind, 'skipped')
    }
    this.#tell(kind, { ...shown, written: await this.#write(kind, sourceId, item) })
  }

  async #write(kind: EntryKind, sourceId: string, item: WxrItem): Promise<EntryWritten> {
    const run = this.#run
    const entry = await readEntry({ run, pictures: this.#pictures, topics: this.#topics }, item)
    const written = await writeItem(run, async (tx) => {
      const done = await writeEntry(tx, run, { kind, sourceId, entry })
      const target = { kind, now: run.now() }
      if (done.id !== null) await keepOldAddresses(tx, addressesOf(item), { ...target, targetId: done.id })
      return done
    })
    const next = item.fields.get(relatedField)?.split(',') ?? []
    const isNew = written.outcome === 'made' || written.outcome === 'changed'
    if (isNew && next.length > 0) this.#related.push({ sourceId, next })
    return written
  }

  #tell(kind: EntryKind, { written, ...shown }: { line: number; item: string; written: EntryWritten }): void {
    const { report } = this.#run
    report.count(kind, written.outcome)
    if (written.problem !== undefined) report.add({ code: written.problem, ...shown })
    if (written.refused !== undefined) report.add({ code: 'invalid', ...shown, detail: written.refused })
  }

  #leave({ type }: WxrItem): void {
    if (!silentTypes.has(type)) this.#leftTypes.set(type, (this.#leftTypes.get(type) ?? 0) + 1)
  }

  /** After all articles exist. */
  async finish(): Promise<void> {
    for (const [type, count] of this.#leftTypes) {
      this.#run.report.add({ code: 'type-left', line: null, item: type, detail: String(count) })
    }
    if (!this.#run.dryRun) for (const entry of this.#related) await this.#relate(entry)
  }

  async #relate({ sourceId, next }: { sourceId: string; next: string[] }): Promise<void> {
    const run = this.#run
    const { source } = run.index
    await run.unitOfWork(async (tx) => {
      const item = await findImported(tx, { source, sourceId })
      const found = await Promise.all(next.map((id) => findImported(tx, { source, sourceId: `post:${id}` })))
      const related = found.flatMap((other) => (other === undefined ? [] : [other.targetId]))
      if (item === undefined || related.length === 0) return
      const now = run.now()
      await changeArticle(tx, run.author, { id: item.targetId, changes: { related }, now })
      await rememberImported(tx, { ...item, state: (await stateOf(tx, 'articles', item.targetId)) ?? '' }, now)
    })
  }
}

/**
 * Imports a WordPress export. Each item is one transaction with its row of `imported_items`, so that an interrupted run
 * can be repeated.
 * @throws ImportRefused before anything is written
 */
export async function importContent(
  parts: ContentImportParts,
  { path, author, dryRun, pictures: folder, allPictures }: ContentImport,
): Promise<ImportReport<ContentKind>> {
  const index = await indexWxr(path)
  const report = new ImportReport<ContentKind>()
  const run: ContentRun = { ...parts, author, index, report, dryRun, pictures: folder }
  const pictures = new PictureImport(run)
  if (allPictures) {
    for (const { url, name, line } of index.attachments.values()) await pictures.find(url, { line, item: name || url })
  }
  const topics = await importTopics(run)
  const entries = new EntryImport(run, pictures, topics)
  for await (const record of readWxr(path)) if (record.record === 'item') await entries.add(record)
  await entries.finish()
  if (index.commentCount > 0) {
    report.add({ code: 'comments-left', line: null, item: '', detail: String(index.commentCount) })
  }
  const act = { action: 'content.import', target: 'import', targetId: null, detail: { source: index.source } }
  if (!dryRun) await parts.unitOfWork((tx) => recordAudit(tx, serverActor, act))
  return report
}
