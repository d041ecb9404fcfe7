import { type FcmEnvelope, type PushPayload, phoneChannel, sendingLimits } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from 'firebase-admin/app'
import type { AndroidConfig, ApnsConfig, Message } from 'firebase-admin/messaging'
import { FCM_HOST, type PushAnswer, type PushProvider } from '../../platform/push.ts'
import { answerOfFcm } from './fcm-answers.ts'

interface FcmParts {
  app: App
  logger: Pick<FastifyBaseLogger, 'info'>
}

type Sent = Parameters<PushProvider['send']>
type Manner = Sent[2]

/** For the shell of an Android phone: shown by the system, in the channel that the shell has opened. */
function forAndroid({ notification }: PushPayload, { ttl, urgency, topic }: Manner): AndroidConfig {
  const { title, body, navigate } = notification
  return {
    priority: urgency === 'high' ? 'high' : 'normal',
    ttl,
    notification: { title, body, tag: topic, channelId: phoneChannel, visibility: 'private' },
    data: { navigate },
  }
}

/** For that of an iPhone (Apple's own headers; 10 is at once, 5 when it suits the battery). */
function forApple({ notification, app_badge: badge }: PushPayload, { ttl, urgency, topic }: Manner): ApnsConfig {
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

/**
 * One message of HTTP v1, to one device: Google takes the part that is for its kind. For a browser it
 * is data alone: a notification of Firebase's own would be shown by Firebase's worker, and ours reads what it would get
 * from Web Push. The headers are those that Google's servers use towards the browser's push service (RFC 8030).
 */
function messageOf(...[device, payload, manner]: Sent): Message {
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

/** The library waits and repeats by itself; a push has its own jobs for that, and this long at a time. */
async function withinPatience(work: Promise<PushAnswer>): Promise<PushAnswer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<PushAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ result: 'unreachable' }), sendingLimits.pushAnswer.time)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Firebase Cloud Messaging, HTTP v1, through firebase-admin. */
export function fcmProvider({ app, logger }: FcmParts): PushProvider {
  async function send(...sent: Sent): Promise<PushAnswer> {
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
      const answer = await withinPatience(send(...sent))
      if (answer.result !== 'accepted') {
        logger.info({ device: sent[0].id, host: FCM_HOST, ...answer }, 'push not taken')
      }
      return answer
    },
  }
}
