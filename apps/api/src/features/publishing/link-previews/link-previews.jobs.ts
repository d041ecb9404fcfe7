import { tables } from '@consoeurs/database'
import { and, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createPublicFetcher, FetchRefused } from '../../../platform/outgoing/fetch-public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { fetchPreview } from './fetch-preview.ts'

const { comments, linkPreviews, messages, roomMessages, shares } = tables

const DAY = 24 * 3_600_000
const UNUSED_DAYS = 7
const AT_ONCE = 4

/** The picture is then collected as an unused file. */
const isUnused = and(
  ...[shares, comments, messages, roomMessages].map(
    (texts) => sql`not exists (select 1 from ${texts} where ${texts.linkPreviewId} = ${linkPreviews.id})`,
  ),
)

export function registerLinkPreviewsJobs(options: FeatureOptions, log: FastifyBaseLogger): void {
  const { jobs, unitOfWork, now, site } = options
  const fetchPublic = options.fetchPublic ?? createPublicFetcher()
  // Other errors would name the host, which a member wrote.
  const onRefused = (error: unknown) =>
    log.info({ why: error instanceof FetchRefused ? error.message : 'unreachable' }, 'no link preview')
  jobs.workPromptly(
    'links.fetch',
    async ({ previewId }) => {
      if (site.current().linkPreviews) await fetchPreview({ ...options, fetchPublic, onRefused }, previewId)
    },
    AT_ONCE,
  )
  jobs.work('links.forget', () =>
    unitOfWork(async (tx) => {
      const before = new Date(now().getTime() - UNUSED_DAYS * DAY)
      await tx.delete(linkPreviews).where(and(lt(linkPreviews.createdAt, before), isUnused))
    }),
  )
}
