import type { Brand } from '@consoeurs/brand'
import { type NotificationSend, type PushSent, sendingLimits } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { PushAnswer, PushDevice, PushProvider } from '../../../platform/delivery/push.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { loadCounters } from '../../foundation/inbox/public.ts'
import { endpointOf } from './device-address.ts'
import { payloadOf, topicOf } from './payload.ts'
import { pushPolicy } from './push.policy.ts'
import { findDeviceByEndpoint } from './push.queries.ts'
import { countPush, recordAnswer } from './send-push.ts'

interface SendNowParts {
  db: Database
  brand: Brand
  settings: Pick<ApiSettings, 'publicUrl'>
  provider: PushProvider
  unitOfWork: UnitOfWork
  now: () => Date
}

/** Another member's device answers like a missing one. */
async function requireDevice({ db, now }: SendNowParts, viewer: Viewer, token: string): Promise<PushDevice> {
  const endpoint = endpointOf(token)
  const device = endpoint === null ? null : await findDeviceByEndpoint(db, endpoint, now())
  if (device === null || !can(pushPolicy, viewer, 'device.push', device)) throw new AppError('PUSH_DEVICE_NOT_FOUND')
  return device
}

function sentOf(answer: PushAnswer): PushSent {
  return answer.result === 'accepted' ? { accepted: true, reason: null } : { accepted: false, reason: answer.result }
}

/**
 * POST /api/notifications/send (specification §7): sent at once, even while the site is open. `sound` and `inApp` have
 * no effect.
 * @throws AppError PUSH_DEVICE_NOT_FOUND
 */
export async function sendNow(parts: SendNowParts, viewer: Viewer, asked: NotificationSend): Promise<PushSent> {
  const { db, brand, settings, provider, unitOfWork, now } = parts
  const device = await requireDevice(parts, viewer, asked.token)
  if (asked.push === 'false') return { accepted: false, reason: null }
  const { title, body, label, path, icon } = asked
  const counters = await loadCounters(db, device.userId)
  const content = {
    title,
    message: body || label,
    path,
    icon,
    tag: topicOf(`send:${viewer.id}`),
    renotify: true,
    at: now().toISOString(),
    unread: counters.nbMessagesUnread + counters.nbNotificationsUnread,
  }
  const payload = payloadOf(content, { brand, publicUrl: settings.publicUrl })
  const answer = await provider.send(device, payload, { ...sendingLimits.pushes.trial, topic: content.tag })
  await unitOfWork(async (tx) => {
    await recordAnswer(tx, device, answer, now())
    await countPush(tx, device, answer, now())
  })
  return sentOf(answer)
}
