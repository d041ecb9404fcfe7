import { Instant, type ReportEvidence, type ReportTarget } from '@consoeurs/contract'
import { z } from 'zod'

/** A snapshot as `Reported` leaves it; what it lacks is empty. */
const Said = z.object({ authorId: z.number(), text: z.string(), at: z.string().nullable().catch(null) })
const Earlier = z.looseObject({ until: z.string().nullable().catch(null) })
const Picture = z.object({
  file: z.string().optional(),
  name: z.string().optional(),
  alt: z.string().optional(),
  description: z.string().optional(),
})
const Snapshot = z.looseObject({
  before: z.array(Said).catch([]),
  after: z.array(Said).catch([]),
  earlier: z.array(Earlier).catch([]),
  images: z.array(Picture).catch([]),
  photos: z.array(Picture).catch([]),
  file: z.string().optional().catch(undefined),
  description: z.string().catch(''),
  at: z.string().nullable().catch(null),
  publishedAt: z.string().nullable().catch(null),
  deletedAt: z.string().nullable().catch(null),
})
type Snapshot = z.output<typeof Snapshot>

/** What stands in it as words, in the order in which it is read. */
const parts = [
  'displayName',
  'name',
  'title',
  'headline',
  'tagline',
  'body',
  'text',
  'recipe',
  'about',
  'answers',
] as const
const lateParts = ['description', 'rules', 'share', 'article', 'community', 'room'] as const

/** A text as it is; a list, line by line; the values of anything else. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).filter(Boolean).join('\n')
  return ''
}

const instant = (text: string | null) => (Instant.safeParse(text).success ? text : null)

/** The stored pictures that belong to it, by name. */
function picturesOf({ file, description, images, photos }: Snapshot): { name: string; alt: string }[] {
  const listed = [...images, ...photos].flatMap(({ file: stored, name, alt, description: words }) => {
    const found = stored ?? name
    return found === undefined ? [] : [{ name: found, alt: alt ?? words ?? '' }]
  })
  return file === undefined ? listed : [{ name: file, alt: description }, ...listed]
}

/** Names of the pictures that a report may show: nothing else of a stored picture is opened by it. */
export const evidencePictures = (snapshot: unknown): string[] =>
  picturesOf(Snapshot.parse(snapshot)).map(({ name }) => name)

/** Whose words stand around a message, by id. */
export function speakersOf(snapshot: unknown): number[] {
  const { before, after } = Snapshot.parse(snapshot)
  return [...new Set([...before, ...after].map(({ authorId }) => authorId))]
}

interface Kept {
  id: number
  target: ReportTarget
  snapshot: unknown
}

/** What was reported, as it was read, for the eyes of a moderator: of messages never more than the snapshot holds. */
export function presentEvidence({ id, target, snapshot }: Kept, names: Map<number, string>): ReportEvidence {
  const kept = Snapshot.parse(snapshot)
  const around = (said: Snapshot['before']) =>
    said.map(({ authorId, text, at }) => ({ by: names.get(authorId) ?? '', text, at: instant(at) }))
  const shown = target === 'photo' ? [] : [...parts, ...lateParts]
  return {
    parts: shown.map((part) => ({ part, text: wordsOf(kept[part]) })).filter(({ text }) => text !== ''),
    earlier: kept.earlier.map(({ until, ...words }) => ({ text: wordsOf(words), until: instant(until) })),
    before: around(kept.before),
    after: around(kept.after),
    pictures: picturesOf(kept).map(({ name, alt }) => ({ url: `/api/desk/reports/${id}/pictures/${name}`, alt })),
    at: instant(kept.at ?? kept.publishedAt),
    deleted: kept.deletedAt !== null,
  }
}
