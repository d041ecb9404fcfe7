import { createHash } from 'node:crypto'
import { type Brand, brandAsset } from '@consoeurs/brand'
import { type PushPayload, sendingLimits, truncate, truncateMessage, truncateTitle } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'

export interface PushContent {
  title: string
  message: string
  /** Below the site; an empty path is `/`. */
  path: string
  /** Pushes with the same one take each other's place. */
  tag: string
  renotify: boolean
  at: string
  /** What the app's icon counts. */
  unread: number
  icon?: string
}

/** Of 192 bits, in the 32 characters that a Topic may have (RFC 8030 §5.4): it says nothing of what it stands for. */
export const topicOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 32)

/** An address of ours, whatever the path tries; an empty one is the beginning (specification §5). */
export const addressOn = (publicUrl: string, path: string): string =>
  new URL(publicUrl).origin + (sitePath(path) ?? '/')

const bytes = (payload: PushPayload) => Buffer.byteLength(JSON.stringify(payload))

/** Cuts the body until the whole fits into what every push service takes; never through a character. */
function fitting(payload: PushPayload): PushPayload {
  let { notification } = payload
  for (
    let kept = [...notification.body].length;
    kept > 0 && bytes({ ...payload, notification }) > sendingLimits.pushBytes;
  ) {
    kept = Math.floor(kept / 2)
    notification = { ...notification, body: truncate(notification.body, kept) }
  }
  return { ...payload, notification }
}

/** Declarative Web Push, as the contract has it: shown by the browser itself where it can, else by our worker. */
export function payloadOf(content: PushContent, { brand, publicUrl }: { brand: Brand; publicUrl: string }): string {
  const asset = (file: string) => `${publicUrl}${brandAsset(brand.code, file)}`
  const icon = sitePath(content.icon)
  const payload: PushPayload = {
    web_push: 8030,
    notification: {
      title: truncateTitle(content.title),
      body: truncateMessage(content.message),
      navigate: addressOn(publicUrl, content.path),
      lang: 'fr',
      dir: 'ltr',
      tag: content.tag,
      renotify: content.renotify,
      icon: icon === null ? asset('icon-192.png') : addressOn(publicUrl, icon),
      badge: asset('badge-96.png'),
      silent: false,
      timestamp: Date.parse(content.at),
    },
    app_badge: content.unread,
  }
  return JSON.stringify(fitting(payload))
}
