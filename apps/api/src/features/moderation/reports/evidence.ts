import { Instant, type ReportEvidence, type ReportTarget } from '@consoeurs/contract'
import { z } from 'zod'

/** A snapshot from `Reported`; missing parts are empty. */
const EvidenceMessage = z.object({ authorId: z.number(), text: z.string(), at: z.string().nullable().catch(null) })
const Earlier = z.looseObject({ until: z.string().nullable().catch(null) })
const Picture = z.object({
  file: z.string().optional(),
  name: z.string().optional(),
  alt: z.string().optional(),
  description: z.string().optional(),
})
const Sound = z.object({ file: z.string(), transcript: z.string() })
const Snapshot = z.looseObject({
  before: z.array(EvidenceMessage).catch([]),
  after: z.array(EvidenceMessage).catch([]),
  earlier: z.array(Earlier).catch([]),
  images: z.array(Picture).catch([]),
  photos: z.array(Picture).catch([]),
  sounds: z.array(Sound).catch([]),
  file: z.string().optional().catch(undefined),
  description: z.string().catch(''),
  at: z.string().nullable().catch(null),
  publishedAt: z.string().nullable().catch(null),
  deletedAt: z.string().nullable().catch(null),
})
type Snapshot = z.output<typeof Snapshot>

/** Text fields of a snapshot, in reading order. */
const parts = [
  'displayName',
  'name',
  'title',
  'headline',
  'tagline',
  'quoted',
  'body',
  'text',
  'changes',
  'quantity',
  'wanted',
  'recipe',
  'poll',
  'about',
  'answers',
] as const
const lateParts = ['description', 'rules', 'share', 'article', 'community', 'room'] as const

/** Flattens a value to text, one line per item. */
function collectText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(collectText).filter(Boolean).join('\n')
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(collectText).filter(Boolean).join('\n')
  return ''
}

const instant = (text: string | null) => (Instant.safeParse(text).success ? text : null)

function picturesOf({ file, description, images, photos }: Snapshot): { name: string; alt: string }[] {
  const listed = [...images, ...photos].flatMap(({ file: stored, name, alt, description: words }) => {
    const found = stored ?? name
    return found === undefined ? [] : [{ name: found, alt: alt ?? words ?? '' }]
  })
  return file === undefined ? listed : [{ name: file, alt: description }, ...listed]
}

/** The report gives access to no other picture. */
export const evidencePictures = (snapshot: unknown): string[] =>
  picturesOf(Snapshot.parse(snapshot)).map(({ name }) => name)

/** The report gives access to no other recording. */
export const evidenceSounds = (snapshot: unknown): string[] => Snapshot.parse(snapshot).sounds.map(({ file }) => file)

export function authorsOf(snapshot: unknown): number[] {
  const { before, after } = Snapshot.parse(snapshot)
  return [...new Set([...before, ...after].map(({ authorId }) => authorId))]
}

interface StoredEvidence {
  id: number
  target: ReportTarget
  snapshot: unknown
}

export function presentEvidence({ id, target, snapshot }: StoredEvidence, names: Map<number, string>): ReportEvidence {
  const kept = Snapshot.parse(snapshot)
  const around = (said: Snapshot['before']) =>
    said.map(({ authorId, text, at }) => ({ by: names.get(authorId) ?? '', text, at: instant(at) }))
  const shown = target === 'photo' ? [] : [...parts, ...lateParts]
  return {
    parts: shown.map((part) => ({ part, text: collectText(kept[part]) })).filter(({ text }) => text !== ''),
    earlier: kept.earlier.map(({ until, ...words }) => ({ text: collectText(words), until: instant(until) })),
    before: around(kept.before),
    after: around(kept.after),
    pictures: picturesOf(kept).map(({ name, alt }) => ({ url: `/api/desk/reports/${id}/pictures/${name}`, alt })),
    sounds: kept.sounds.map(({ file, transcript }) => ({ url: `/api/desk/reports/${id}/sounds/${file}`, transcript })),
    at: instant(kept.at ?? kept.publishedAt),
    deleted: kept.deletedAt !== null,
  }
}
