import { archiveWords, chapterTitles, columnNames } from './archive-texts.ts'
import type { Chapters, Row } from './build-archive.ts'

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escaped[character] ?? character)

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

function formatValue(value: unknown): string {
  if (value instanceof Date) return day.format(value)
  if (typeof value === 'boolean') return value ? archiveWords.yes : archiveWords.no
  if (Array.isArray(value)) return value.map(formatValue).join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  const text = String(value)
  return instant.test(text) ? day.format(new Date(text)) : text
}

const isPresent = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function* rowHtml(row: Row): Generator<string> {
  yield '<dl>'
  for (const [column, value] of Object.entries(row)) {
    if (!isPresent(value)) continue
    yield `<dt>${inHtml(columnNames[column] ?? column)}</dt><dd>${inHtml(formatValue(value))}</dd>`
  }
  yield '</dl>'
}

export const archivedFileName = ({ name, sound }: Row): string => `${name}.${sound === null ? 'webp' : 'm4a'}`

/** Links to the member's files in the archive. */
function* filesHtml(rows: Row[]): Generator<string> {
  yield '<ul>'
  for (const { name, sound, created_at } of rows) {
    yield `<li><a href="fichiers/${inHtml(archivedFileName({ name, sound }))}">${inHtml(formatValue(created_at))}</a></li>`
  }
  yield '</ul>'
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1,h2{line-height:1.2}section{margin:2.5rem 0}dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #ccc}
dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(max-width:32rem){dl{grid-template-columns:1fr}}`

/** One page that works offline. */
export function* archivePage(chapters: Chapters, { site, at }: { site: string; at: Date }): Generator<string> {
  const title = inHtml(archiveWords.title(site))
  yield `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>`
  yield `<p>${inHtml(archiveWords.made(day.format(at)))} ${archiveWords.lead}</p><nav><ul>`
  for (const [chapter, rows] of chapters) {
    yield `<li><a href="#${chapter}">${inHtml(chapterTitles[chapter] ?? chapter)}</a> (${rows.length})</li>`
  }
  yield '</ul></nav>'
  for (const [chapter, rows] of chapters) {
    yield `<section id="${chapter}"><h2>${inHtml(chapterTitles[chapter] ?? chapter)}</h2>`
    if (rows.length === 0) yield `<p>${archiveWords.nothing}</p>`
    else if (chapter === 'fichiers') yield* filesHtml(rows)
    else for (const row of rows) yield* rowHtml(row)
    yield '</section>'
  }
  yield '</body></html>'
}
