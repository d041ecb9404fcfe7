import type { DeskJobs } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { desc, eq, isNotNull } from 'drizzle-orm'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { FCM_HOST, type PushDevice } from '../../../platform/delivery/push.ts'

/** Characters of an error that are shown. */
const MOST_OF_ERROR = 300

/** Removes what an error may repeat from a mail: addresses, links, long secrets. */
export const plainError = (text: string): string =>
  text
    .replaceAll(/\bhttps?:\/\/\S+/gi, '<…>')
    .replaceAll(/\S+@\S+/g, '<…@…>')
    .replaceAll(/[\w+/=-]{24,}/g, '<…>')
    .slice(0, MOST_OF_ERROR)

const { events, pushDevices, users } = tables

/** Limit of each list of failures. */
const MOST = 100

function hostOf({ provider, endpoint }: PushDevice): string {
  if (provider === 'fcm') return FCM_HOST
  return URL.canParse(endpoint) ? new URL(endpoint).host : ''
}

async function failedEvents(db: Database): Promise<DeskJobs['failedEvents']> {
  const { id, type, createdAt, failedAt, attempts, lastError } = events
  const rows = await db
    .select({ id, type, createdAt, failedAt, attempts, lastError })
    .from(events)
    .where(isNotNull(events.failedAt))
    .orderBy(desc(events.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    createdAt: row.createdAt.toISOString(),
    failedAt: (row.failedAt ?? row.createdAt).toISOString(),
    attempts: row.attempts,
    error: plainError(row.lastError ?? ''),
  }))
}

async function failingDevices(db: Database): Promise<DeskJobs['devices']> {
  const rows = await db
    .select({ device: pushDevices, username: users.username })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(isNotNull(pushDevices.lastFailure))
    .orderBy(desc(pushDevices.lastFailureAt))
    .limit(MOST)
  return rows.map(({ device, username }) => ({
    id: device.id,
    username,
    browser: device.deviceBrowser,
    os: device.deviceOs,
    host: hostOf(device),
    failure: device.lastFailure ?? '',
    failedAt: device.lastFailureAt?.toISOString() ?? null,
  }))
}

export async function loadJobs(db: Database, jobs: Jobs): Promise<DeskJobs> {
  const [queues, givenUp, ofEvents, devices] = await Promise.all([
    jobs.overview.queues(),
    jobs.overview.givenUp(MOST),
    failedEvents(db),
    failingDevices(db),
  ])
  return {
    queues: queues.map(({ nextRun, retryingSince, late: _, ...queue }) => ({
      ...queue,
      nextRun: nextRun?.toISOString() ?? null,
      retryingSince: retryingSince?.toISOString() ?? null,
    })),
    failedJobs: givenUp.map(({ failedAt, error, ...job }) => ({
      ...job,
      failedAt: failedAt?.toISOString() ?? null,
      error: plainError(error),
    })),
    failedEvents: ofEvents,
    devices,
  }
}
