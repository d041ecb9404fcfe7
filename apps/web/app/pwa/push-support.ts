import { type Device, deviceOf } from '@consoeurs/contract'
import { inNativeShell } from './native-shell.ts'

/** Opened from its own icon. Safari tells it its own way. */
export const isInstalledApp = (): boolean =>
  inNativeShell() ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Specification §5: the browser supports notifications, service workers and push; a phone’s own service needs none. */
export const supportsPush = (): boolean =>
  inNativeShell() || ('Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window)

export interface PushSurroundings {
  supported: boolean
  installed: boolean
  device: Device
}

export const pushSurroundings = (): PushSurroundings => ({
  supported: supportsPush(),
  installed: isInstalledApp(),
  device: deviceOf(navigator.userAgent),
})

/** Specification §5: on mobile she is asked only in the installed app. */
export const mayAsk = ({ supported, installed, device }: PushSurroundings): boolean =>
  supported && (installed || device.deviceType === 'Desktop')
