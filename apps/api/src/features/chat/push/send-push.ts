import type { Brand } from '@consoeurs/brand'
import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import { countOne } from '../../../platform/data/daily-figures.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { JobData } from '../../../platform/delivery/jobs.ts'
import {
  isDiscreet,
  type PushAnswer,
  type PushDevice,
  type PushOrder,
  type PushProvider,
} from '../../../platform/delivery/push.ts'
import { loadPushRelevance, type PushRelevance } from '../notifications/public.ts'
import { type EnqueuePushParts, pushJobId } from './enqueue-pushes.ts'
import { payloadOf, topicOf } from './payload.ts'
import { findDevice } from './push.queries.ts'

const { pushDevices } = tables

export interface SendParts extends EnqueuePushParts {
  brand: Brand
  settings: Pick<ApiSettings, 'publicUrl' | 'fcm'>
  provider: PushProvider
}

type Push = JobData['push.send']

function contentOf(parts: SendParts, order: PushOrder, { discreet, discreetMode, unread }: PushRelevance) {
  const { title, message, path, groupKey, neutral = false } = order
  // Alerts again for another message, not for another reaction.
  const common = { at: order.at, unread, renotify: order.urgency === 'high', discreet: discreetMode }
  if (neutral || !isDiscreet(discreet, parts)) return { ...common, title, message, path, tag: topicOf(groupKey) }
  const isTalk = order.section === 'messages'
  const place = isTalk ? '/messages' : '/notifications'
  // One tag for all, to hide number and kind.
  return { ...common, ...parts.brand.notices.discreetPush, path: place, tag: topicOf('discreet') }
}

export async function sendPush(parts: SendParts, { order, deviceId, attempt }: Push): Promise<void> {
  const { db, realtime, provider, now, brand, settings } = parts
  const device = await findDevice(db, { id: deviceId, userId: order.recipientId }, now())
  const left = Date.parse(order.at) + order.ttl - now().getTime()
  if (device === null || left <= 0) return
  if (attempt > 0 && realtime.isVisible(order.recipientId)) return
  const toTell = await loadPushRelevance(db, order)
  if (toTell === null) return
  const content = contentOf(parts, order, toTell)
  const payload = payloadOf(content, { brand, publicUrl: settings.publicUrl })
  const answer = await provider.send(device, payload, { urgency: order.urgency, ttl: left, topic: content.tag })
  await parts.unitOfWork((tx) => applyAnswer(tx, parts, { order, deviceId, attempt }, device, answer))
}

/** A device unknown to the push service is deleted. */
export async function recordAnswer(tx: Tx, device: PushDevice, answer: PushAnswer, at: Date): Promise<void> {
  // Match the endpoint too: another session may own it by now.
  const ofThis = and(eq(pushDevices.id, device.id), eq(pushDevices.endpoint, device.endpoint))
  const { result } = answer
  if (result === 'gone') await tx.delete(pushDevices).where(ofThis)
  else if (result === 'accepted')
    await tx.update(pushDevices).set({ lastSuccessAt: at, lastFailure: null }).where(ofThis)
  else await tx.update(pushDevices).set({ lastFailureAt: at, lastFailure: result }).where(ofThis)
}

/** Final results only, not attempts that are retried. */
export async function countPush(tx: Tx, device: PushDevice, answer: PushAnswer, at: Date): Promise<void> {
  const figure = answer.result === 'accepted' ? 'pushesDelivered' : 'pushesFailed'
  await countOne(tx, figure, { at, by: device.id })
}

/** Null where it is not retried. */
function nextTry({ order, attempt }: Push, answer: PushAnswer, at: Date): Date | null {
  if (answer.result !== 'busy' && answer.result !== 'unreachable') return null
  const { first, most, longest } = sendingLimits.pushRetry
  const asked = answer.result === 'busy' ? answer.retryAfter : 0
  const next = new Date(at.getTime() + Math.max(asked, Math.min(longest, first * 2 ** attempt)))
  return attempt + 1 >= most || next.getTime() >= Date.parse(order.at) + order.ttl ? null : next
}

async function applyAnswer(tx: Tx, parts: SendParts, push: Push, device: PushDevice, answer: PushAnswer) {
  const at = parts.now()
  await recordAnswer(tx, device, answer, at)
  const next = nextTry(push, answer, at)
  if (next === null) return countPush(tx, device, answer, at)
  const { order, deviceId, attempt } = push
  const placing = { id: pushJobId(order, deviceId, attempt + 1), at: next }
  await parts.jobs.enqueue('push.send', { order, deviceId, attempt: attempt + 1 }, tx, placing)
}
