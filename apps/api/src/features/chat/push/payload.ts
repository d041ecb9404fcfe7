import { createHash } from 'node:crypto'
import { type Brand, brandAsset } from '@consoeurs/brand'
import { discreetApp } from '@consoeurs/brand/discreet'
import { type PushPayload, sendingLimits, truncate, truncateMessage, truncateTitle } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'

export interface PushContent {
  title: string
  message: string
  /** Relative to the site; an empty path is `/`. */
  path: string
  /** Pushes with the same tag replace each other. */
  tag: string
  renotify: boolean
  at: string
  /** App badge count. */
  unread: number
  icon?: string
  /** Neutral icons instead of the brand's. */
  discreet?: boolean
}

/** 192 bits in the 32 characters of a Topic (RFC 8030 §5.4); reveals nothing. */
export const topicOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 32)

/** Always on our origin; an empty path is `/` (specification §5). */
export const addressOn = (publicUrl: string, path: string): string =>
  new URL(publicUrl).origin + (sitePath(path) ?? '/')

const bytes = (payload: PushPayload) => Buffer.byteLength(JSON.stringify(payload))

/** To the limit of push services, never within a character. */
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

/** Declarative Web Push: shown by the browser where supported, else by our service worker. */
export function payloadOf(content: PushContent, { brand, publicUrl }: { brand: Brand; publicUrl: string }): string {
  const asset = (file: string) => `${publicUrl}${brandAsset(brand.code, file)}`
  const icon = sitePath(content.icon)
  const { small, badge } = content.discreet ? discreetApp.files : { small: 'icon-192.png', badge: 'badge-96.png' }
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
      icon: icon === null ? asset(small) : addressOn(publicUrl, icon),
      badge: asset(badge),
      silent: false,
      timestamp: Date.parse(content.at),
    },
    app_badge: content.unread,
  }
  return JSON.stringify(fitting(payload))
}
