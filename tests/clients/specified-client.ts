import { io, type Socket } from 'socket.io-client'

/**
 * A notification client written from the specification alone (§3 to §7 and §9): it knows the calls and the channel, and
 * imports nothing of the product. Where the specification is silent, a comment says what it assumes.
 */

interface LabelEntry {
  index: number
  value: string
  label: string
}
interface Author {
  id: number
  username: string
  avatar: string | null
}
interface SocketMessage {
  section: string
  index: number
  notifValue: string
  slug: string
  message: string
  url: string
  author: Author | null
  recipient: Author
}
interface User {
  id: number
  lastConnection: string | null
  fcmToken: string | null
  fcmDate: string | null
  fcmPassword: unknown
}
interface Preference {
  id: string
  inApp: boolean
  push: boolean
}
export interface Toast {
  avatar: string | null
  title: string
  label: string
  message: string
  path: string
}

const MINUTE = 60_000
const LAST_CONNECTION_THROTTLE = 15 * MINUTE
const TOKEN_REFRESH_AGE = 7 * 24 * 60 * MINUTE

const truncate = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

const isOlderThan = (date: string | null, age: number) => date === null || Date.now() - Date.parse(date) > age

/** §2, links built for notification clicks; an empty path falls back to /. */
function pathOf({ section, slug, url, author }: SocketMessage): string {
  if (section === 'profil' && author !== null) return `/p/${author.username}`
  if (section === 'partages') return `/shares/${slug}`
  if (section === 'communautes' && slug !== '') return `/c/${slug}`
  if (section === 'salons') return `/r/${slug}`
  return url || '/'
}

interface ClientOptions {
  baseURL: string
  bearer: string
  userId: number
  /** What the push service supplied (§7). */
  pushToken: string
}

export class SpecifiedClient {
  readonly toasts: Toast[] = []
  readonly #options: ClientOptions
  #labels: Record<string, LabelEntry[]> = {}
  #preferences: Preference[] = []
  #socket: Socket | undefined

  constructor(options: ClientOptions) {
    this.#options = options
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const { baseURL, bearer } = this.#options
    const response = await fetch(`${baseURL}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return (await response.json()) as T
  }

  /** §7: the catalogue, the user and her preferences; the device and the push token are told where they are due. */
  async start(): Promise<void> {
    const { userId } = this.#options
    const populate = 'populate[userProfile][populate]=files,certificate&populate[userData][populate]=blockedMembers'
    const [labels, me, userData] = await Promise.all([
      this.#call<{ data: { attributes: Record<string, LabelEntry[]> } }>('GET', '/api/notification/?populate=*'),
      this.#call<User>('GET', `/api/users/me?${populate}`),
      this.#call<{ data: { attributes: { notifications: Preference[] } } }>('GET', `/api/user-datas/${userId}`),
    ])
    this.#labels = labels.data.attributes
    this.#preferences = userData.data.attributes.notifications
    await this.#tellConnection(me)
    await this.#storeToken(me)
    await this.#subscribe()
  }

  async #tellConnection({ lastConnection }: User): Promise<void> {
    if (!isOlderThan(lastConnection, LAST_CONNECTION_THROTTLE)) return
    await this.#call('PUT', `/api/users/${this.#options.userId}`, {
      lastConnection: new Date().toISOString(),
      pause: 0,
      deviceType: 'Desktop',
      deviceBrowser: 'Firefox',
      deviceOs: 'Linux',
      onPwa: false,
    })
  }

  async #storeToken({ fcmToken, fcmPassword, fcmDate }: User): Promise<void> {
    if (fcmToken && fcmPassword && !isOlderThan(fcmDate, TOKEN_REFRESH_AGE)) return
    const { userId, pushToken } = this.#options
    await this.#call('PUT', `/api/users/${userId}`, {
      fcmDate: new Date().toISOString(),
      fcmToken: pushToken,
      fcmPassword: crypto.randomUUID().slice(0, 8),
    })
  }

  /** The same call with empty values clears the token. */
  async clearToken(): Promise<void> {
    await this.#call('PUT', `/api/users/${this.#options.userId}`, { fcmDate: '', fcmToken: '', fcmPassword: '' })
  }

  /** The specification names the channel, not the protocol: Socket.IO, a `subscribe` event, the channel's name as event. */
  async #subscribe(): Promise<void> {
    const { baseURL, bearer, userId } = this.#options
    const channel = `canal-user-${userId}`
    const socket = io(baseURL, { transports: ['websocket'], auth: { token: bearer }, forceNew: true })
    this.#socket = socket
    socket.on(channel, (message: SocketMessage) => void this.#receive(message))
    await new Promise<void>((resolve) => socket.on('connect', resolve))
    await socket.emitWithAck('subscribe', channel)
  }

  /** §6: only where the recipient is the current user; her preferences decide about toast and push. */
  async #receive(socketMessage: SocketMessage): Promise<void> {
    const { section, index, notifValue, message, author, recipient } = socketMessage
    if (recipient.id !== this.#options.userId) return
    const entry = this.#labels[section]?.find((known) => known.index === index && known.value === notifValue)
    // The specification does not say what the id of a preference is made of: section and value, as they are here.
    const preference = this.#preferences.find(({ id }) => id === `${section}.${notifValue}`)
    if (entry === undefined || preference === undefined) return
    const toast = {
      avatar: author?.avatar ?? null,
      title: truncate(author?.username ?? '', 65),
      label: entry.label,
      message: truncate(message, 240),
      path: pathOf(socketMessage),
    }
    if (preference.push && author?.username) await this.#push(toast, preference)
    if (preference.inApp) this.toasts.push(toast)
  }

  async #push({ title, label, message, path }: Toast, { inApp, push }: Preference): Promise<void> {
    await this.#call('POST', '/api/notifications/send', {
      token: this.#options.pushToken,
      title,
      label,
      body: message,
      icon: '',
      image: '',
      path,
      sound: '',
      inApp: String(inApp),
      push: String(push),
    })
  }

  stop(): void {
    this.#socket?.disconnect()
  }
}
