import type { FaqTopic } from '@consoeurs/contract'
import { localMoment } from '../lists/dates.ts'
import { type ArticleRecord, type ContentRecord, type FaqRecord, type PublicationStatus, statusOf } from '../records.ts'
import { contentText } from '../text/content.ts'

/** Form values of an article, page or FAQ entry. */
export interface ContentValues {
  title: string
  slug: string
  body: string
  seoTitle: string
  seoDescription: string
  status: PublicationStatus
  /** Value of a `datetime-local` field, only if scheduled. */
  scheduledAt: string
  /** Version the edit is based on; null for a new entry. */
  version: number | null
  /** Idempotency key of a new entry; empty once it exists. */
  clientId: string
  /** Articles only. */
  excerpt: string
  cover: number | null
  category: number | null
  tags: number[]
  related: number[]
  inNewsletter: boolean
  /** FAQ entries only. */
  topic: FaqTopic
  /** Empty: last in its topic. */
  position: number | ''
}

const nothing: ContentValues = {
  ...{ title: '', slug: '', body: '', seoTitle: '', seoDescription: '', excerpt: '' },
  ...{ status: 'draft', scheduledAt: '', version: null, clientId: '' },
  ...{ cover: null, category: null, tags: [], related: [], inNewsletter: true },
  ...{ topic: 'begin', position: '' },
}

export function valuesOf(record: ContentRecord | null, now: Date): ContentValues {
  if (record === null) return { ...nothing, clientId: crypto.randomUUID() }
  const status = statusOf(record.publishedAt, now)
  const { title, slug, body, seoTitle, seoDescription, publishedAt, version } = record
  const { excerpt = '', cover = null, category = null, tags = [], related = [] } = record as Partial<ArticleRecord>
  const { inNewsletter = true } = record as Partial<ArticleRecord>
  const { topic = nothing.topic, position = nothing.position } = record as Partial<FaqRecord>
  const scheduledAt = status === 'scheduled' && publishedAt !== null ? localMoment(publishedAt) : ''
  return {
    ...{ title, slug, body, version, excerpt, cover, category, tags, related, inNewsletter, topic, position },
    ...{ seoTitle: seoTitle ?? '', seoDescription: seoDescription ?? '' },
    ...{ status, scheduledAt, clientId: '' },
  }
}

/** Published content keeps its original date. */
export function publishedAtOf({ status, scheduledAt }: ContentValues, before: string | null, now: Date): string | null {
  if (status === 'draft') return null
  if (status === 'scheduled') return new Date(scheduledAt).toISOString()
  return statusOf(before, now) === 'published' ? before : now.toISOString()
}

/** Known publication date of unsaved content: null where it would be now, or is not chosen yet. */
export function plannedAt({ status, scheduledAt }: ContentValues, before: string | null): string | null {
  const planned = new Date(scheduledAt)
  if (status === 'scheduled') return Number.isNaN(planned.getTime()) ? null : planned.toISOString()
  return status === 'published' ? before : null
}

/** Client-side checks before sending; the server checks the rest. */
export function problemsOf(values: ContentValues, now: Date): Partial<Record<keyof ContentValues, string>> {
  const problems: Partial<Record<keyof ContentValues, string>> = {}
  if (values.title.trim() === '') problems.title = contentText.titleMissing
  const late = !(new Date(values.scheduledAt) > now)
  if (values.status === 'scheduled' && late) problems.scheduledAt = contentText.scheduledAtMissing
  return problems
}

const wordsOf = (values: ContentValues) => JSON.stringify({ ...values, version: 0, clientId: '' })

/** Ignores version and client id. */
export const sameContent = (one: ContentValues, other: ContentValues): boolean => wordsOf(one) === wordsOf(other)

export function saveLabel(status: PublicationStatus, before: PublicationStatus | null): string {
  if (status === 'draft') return contentText.saveAs.draft
  if (status === before) return contentText.saveAs.update
  return status === 'scheduled' ? contentText.saveAs.schedule : contentText.saveAs.publish
}
