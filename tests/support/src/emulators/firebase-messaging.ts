import { randomBytes, randomUUID } from 'node:crypto'
import webPush, { type PushSubscription } from 'web-push'
import { ACCESS_TOKEN, Google, type GoogleAnswer, type GoogleCall } from './google.ts'

/** What a browser says of itself when it asks for a token (fcmregistrations v1). */
interface Registration {
  web: { origin: string; endpoint: string; auth: string; p256dh: string; applicationPubKey?: string }
}

/** A message of HTTP v1, as far as it is for a browser. */
interface Message {
  token: string
  webpush: { headers: Record<'TTL' | 'Urgency' | 'Topic', string>; data: Record<string, string> }
}

const PROJECT = 'projects/demo-consoeurs'
const SENDER = '123456789012'

const notFound: GoogleAnswer = {
  status: 404,
  body: { error: { code: 404, status: 'NOT_FOUND', message: 'Requested entity was not found.' } },
}

const refused = (code: number, status: string): GoogleAnswer => ({
  status: code,
  body: { error: { code, status, message: status } },
})

/** What Google says of a token behind which no browser is left. */
const unregistered: GoogleAnswer = {
  status: 404,
  body: {
    error: {
      ...(notFound.body as { error: object }).error,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' }],
    },
  },
}

const FIS = /^FIS fis-([\w-]{22})$/

/**
 * Firebase Cloud Messaging on this machine, as a browser's SDK asks it for a token (installations and registrations) and
 * as a server sends through it (HTTP v1): what it takes it pushes on, by Web Push, to the browser behind the token.
 */
export class FirebaseMessaging {
  readonly google: Google
  /** The project's web push certificate. */
  readonly certificate = webPush.generateVAPIDKeys()
  readonly #browsers = new Map<string, PushSubscription>()

  private constructor(google: Google) {
    this.google = google
    google.answer('firebaseinstallations.googleapis.com', (call) => this.#install(call))
    google.answer('fcmregistrations.googleapis.com', (call) => this.#register(call))
    google.answer('fcm.googleapis.com', (call) => this.#send(call))
  }

  static open = async () => new FirebaseMessaging(await Google.open())

  /** The web app of the project, as a site's settings have it. */
  get settings() {
    return { messagingSenderId: SENDER, appId: `1:${SENDER}:web:1a2b3c`, vapidPublicKey: this.certificate.publicKey }
  }

  /** The tokens behind which a browser is. */
  get tokens(): string[] {
    return [...this.#browsers.keys()]
  }

  /** What a host of it was asked, oldest first: `POST projects/…`, with what came along. */
  asked = (host: string) => this.google.calls.filter((call) => call.host === `${host}.googleapis.com`)

  #isOurs = ({ headers }: GoogleCall) => headers['x-goog-api-key'] === this.google.settings.apiKey

  #install(call: GoogleCall): GoogleAnswer {
    const { method, path, body } = call
    if (!this.#isOurs(call)) return refused(403, 'PERMISSION_DENIED')
    if (method !== 'POST' || path !== `/v1/${PROJECT}/installations`) return notFound
    const { fid, appId, authVersion } = body
    if (appId !== this.settings.appId || authVersion !== 'FIS_v2') return refused(400, 'INVALID_ARGUMENT')
    const authToken = { token: `fis-${fid}`, expiresIn: '604800s' }
    return { body: { name: `projects/${SENDER}/installations/${fid}`, fid, refreshToken: `2_${fid}`, authToken } }
  }

  #register(call: GoogleCall): GoogleAnswer {
    const { method, path, headers, body } = call
    const [, fid] = FIS.exec(String(headers['x-goog-firebase-installations-auth'])) ?? []
    if (!this.#isOurs(call) || fid === undefined) return refused(401, 'UNAUTHENTICATED')
    const [, token] = new RegExp(`^/v1/${PROJECT}/registrations(?:/([\\w:-]+))?$`).exec(path) ?? []
    if (method === 'POST') return this.#newToken(fid, body)
    if (token === undefined || !this.#browsers.delete(token)) return notFound
    return method === 'PATCH' ? this.#newToken(fid, body) : { body: {} }
  }

  #newToken(fid: string, body: object): GoogleAnswer {
    const { endpoint, auth, p256dh, applicationPubKey } = (body as Registration).web
    if (applicationPubKey !== this.certificate.publicKey) return refused(400, 'INVALID_ARGUMENT')
    const token = `${fid}:APA91b${randomBytes(100).toString('base64url')}`
    this.#browsers.set(token, { endpoint, keys: { auth, p256dh } })
    return { body: { token } }
  }

  async #send({ method, path, headers, body }: GoogleCall): Promise<GoogleAnswer> {
    if (headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return refused(401, 'UNAUTHENTICATED')
    if (method !== 'POST' || path !== `/v1/${PROJECT}/messages:send`) return notFound
    const message = body.message as Message
    const browser = this.#browsers.get(message.token)
    if (browser === undefined) return unregistered
    const id = randomUUID()
    const status = await this.#push(browser, message, id)
    if (status === 404 || status === 410) {
      this.#browsers.delete(message.token)
      return unregistered
    }
    return status === 201 ? { body: { name: `${PROJECT}/messages/${id}` } } : refused(500, 'INTERNAL')
  }

  /** The data of the message, in the envelope in which Google's own pushes come. */
  async #push(browser: PushSubscription, { webpush }: Message, fcmMessageId: string): Promise<number> {
    const { headers, data } = webpush
    const envelope = { data, from: SENDER, priority: headers.Urgency === 'high' ? 'high' : 'normal', fcmMessageId }
    const call = webPush.generateRequestDetails(browser, JSON.stringify(envelope), {
      TTL: Number(headers.TTL),
      urgency: headers.Urgency as 'normal',
      topic: headers.Topic,
      vapidDetails: { subject: 'https://firebase.google.com', ...this.certificate },
    })
    const body = new Uint8Array(call.body ?? Buffer.alloc(0))
    const sent = { ...call.headers, 'Content-Length': String(body.length) }
    return (await fetch(call.endpoint, { method: 'POST', headers: sent, body })).status
  }

  close = () => this.google.close()
}
