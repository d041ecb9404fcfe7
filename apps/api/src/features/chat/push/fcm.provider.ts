import { type FcmEnvelope, type PushPayload, phoneChannel, sendingLimits } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from 'firebase-admin/app'
import type { AndroidConfig, ApnsConfig, Message } from 'firebase-admin/messaging'
import { FCM_HOST, type PushAnswer, type PushProvider } from '../../../platform/delivery/push.ts'
import { answerOfFcm } from './fcm-answers.ts'

interface FcmParts {
  app: App
  logger: Pick<FastifyBaseLogger, 'info'>
}

type SendArguments = Parameters<PushProvider['send']>
type DeliveryOptions = SendArguments[2]

/** Android shell: shown by the system, in the shell's channel. */
function forAndroid({ notification }: PushPayload, { ttl, urgency, topic }: DeliveryOptions): AndroidConfig {
  const { title, body, navigate } = notification
  return {
    priority: urgency === 'high' ? 'high' : 'normal',
    ttl,
    notification: { title, body, tag: topic, channelId: phoneChannel, visibility: 'private' },
    data: { navigate },
  }
}

/** iPhone shell. APNs priority 10 is immediate, 5 saves battery. */
function forApple(
  { notification, app_badge: badge }: PushPayload,
  { ttl, urgency, topic }: DeliveryOptions,
): ApnsConfig {
  const { title, body, navigate } = notification
  return {
    headers: {
      'apns-priority': urgency === 'high' ? '10' : '5',
      'apns-expiration': String(Math.floor((Date.now() + ttl) / 1000)),
      'apns-collapse-id': topic,
    },
    payload: { aps: { alert: { title, body }, badge, sound: 'default' }, navigate },
  }
}

/** One message for all platforms. Browsers get data only, so that our service worker shows it, not Firebase's. */
function messageOf(...[device, payload, manner]: SendArguments): Message {
  const { ttl, urgency, topic } = manner
  const shown = JSON.parse(payload) as PushPayload
  return {
    token: device.endpoint,
    android: forAndroid(shown, manner),
    apns: forApple(shown, manner),
    webpush: {
      headers: { TTL: String(Math.ceil(ttl / 1000)), Urgency: urgency, Topic: topic },
      data: { push: payload } satisfies FcmEnvelope['data'],
    },
  }
}

/** firebase-admin retries by itself, but push jobs have their own retries. */
async function withTimeout(work: Promise<PushAnswer>): Promise<PushAnswer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<PushAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ result: 'unreachable' }), sendingLimits.pushAnswer.time)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export function fcmProvider({ app, logger }: FcmParts): PushProvider {
  async function send(...sent: SendArguments): Promise<PushAnswer> {
    const { getMessaging } = await import('firebase-admin/messaging')
    try {
      await getMessaging(app).send(messageOf(...sent))
      return { result: 'accepted' }
    } catch (error) {
      return answerOfFcm(error, new Date())
    }
  }

  return {
    name: 'fcm',
    async send(...sent) {
      const answer = await withTimeout(send(...sent))
      if (answer.result !== 'accepted') {
        logger.info({ device: sent[0].id, host: FCM_HOST, ...answer }, 'push not taken')
      }
      return answer
    },
  }
}
