import type { Brand } from '@consoeurs/brand'
import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import { countOne } from '../../platform/daily-figures.ts'
import type { JobData } from '../../platform/jobs.ts'
import { isDiscreet, type PushAnswer, type PushDevice, type PushOrder, type PushProvider } from '../../platform/push.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadStillToTell, type StillToTell } from '../notifications/public.ts'
import { payloadOf, topicOf } from './payload.ts'
import { findDevice } from './push.queries.ts'
import { pushJobId, type TellParts } from './tell-devices.ts'

const { pushDevices } = tables

export interface SendParts extends TellParts {
  brand: Brand
  settings: Pick<ApiSettings, 'publicUrl' | 'fcm'>
  provider: PushProvider
}

type Push = JobData['push.send']

/** What the lock screen may show: all of it, or nothing but that there is something. */
function contentOf(parts: SendParts, order: PushOrder, { discreet, unread }: StillToTell) {
  const { title, message, path, groupKey, neutral = false } = order
  // Another message is another sound; another reaction is not.
  const common = { at: order.at, unread, renotify: order.urgency === 'high' }
  if (neutral || !isDiscreet(discreet, parts)) return { ...common, title, message, path, tag: topicOf(groupKey) }
  const isTalk = order.section === 'messages'
  const place = isTalk ? '/messages' : '/notifications'
  // One tag for all of them: how many, and of which kind, is nobody's business either.
  return { ...common, ...parts.brand.notices.discreetPush, path: place, tag: topicOf('discreet') }
}

/** One push to one device, if there still is something to tell her of. */
export async function sendPush(parts: SendParts, { order, deviceId, attempt }: Push): Promise<void> {
  const { db, realtime, provider, now, brand, settings } = parts
  const device = await findDevice(db, { id: deviceId, userId: order.recipientId }, now())
  const left = Date.parse(order.at) + order.ttl - now().getTime()
  if (device === null || left <= 0) return
  if (attempt > 0 && realtime.isVisible(order.recipientId)) return
  const toTell = await loadStillToTell(db, order)
  if (toTell === null) return
  const content = contentOf(parts, order, toTell)
  const payload = payloadOf(content, { brand, publicUrl: settings.publicUrl })
  const answer = await provider.send(device, payload, { urgency: order.urgency, ttl: left, topic: content.tag })
  await parts.unitOfWork((tx) => settleAnswer(tx, parts, { order, deviceId, attempt }, device, answer))
}

/** What its push health shows of a device; one that the push service knows no more is none of ours either. */
export async function noteAnswer(tx: Tx, device: PushDevice, answer: PushAnswer, at: Date): Promise<void> {
  // The address may have been given to another session meanwhile: that one has said nothing yet.
  const ofThis = and(eq(pushDevices.id, device.id), eq(pushDevices.endpoint, device.endpoint))
  const { result } = answer
  if (result === 'gone') await tx.delete(pushDevices).where(ofThis)
  else if (result === 'accepted')
    await tx.update(pushDevices).set({ lastSuccessAt: at, lastFailure: null }).where(ofThis)
  else await tx.update(pushDevices).set({ lastFailureAt: at, lastFailure: result }).where(ofThis)
}

/** Counts what became of a push, once it is known: one that is tried again is neither. */
export async function countPush(tx: Tx, device: PushDevice, answer: PushAnswer, at: Date): Promise<void> {
  const figure = answer.result === 'accepted' ? 'pushesDelivered' : 'pushesFailed'
  await countOne(tx, figure, { at, by: device.id })
}

/** When it is tried again; null where it is not. */
function nextTry({ order, attempt }: Push, answer: PushAnswer, at: Date): Date | null {
  if (answer.result !== 'busy' && answer.result !== 'unreachable') return null
  const { first, most, longest } = sendingLimits.pushRetry
  const asked = answer.result === 'busy' ? answer.retryAfter : 0
  const next = new Date(at.getTime() + Math.max(asked, Math.min(longest, first * 2 ** attempt)))
  return attempt + 1 >= most || next.getTime() >= Date.parse(order.at) + order.ttl ? null : next
}

async function settleAnswer(tx: Tx, parts: SendParts, push: Push, device: PushDevice, answer: PushAnswer) {
  const at = parts.now()
  await noteAnswer(tx, device, answer, at)
  const next = nextTry(push, answer, at)
  if (next === null) return countPush(tx, device, answer, at)
  const { order, deviceId, attempt } = push
  const placing = { id: pushJobId(order, deviceId, attempt + 1), at: next }
  await parts.jobs.enqueue('push.send', { order, deviceId, attempt: attempt + 1 }, tx, placing)
}
