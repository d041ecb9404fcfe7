import { type Device, deviceOf } from '@consoeurs/contract'
import { inNativeShell } from './native-shell.ts'

/** Runs as an installed app; Safari uses a property of its own. */
export const isInstalledApp = (): boolean =>
  inNativeShell() ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Specification §5: notifications, service workers and push; native push needs none of them. */
export const supportsPush = (): boolean =>
  inNativeShell() || ('Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window)

export interface PushEnvironment {
  supported: boolean
  installed: boolean
  device: Device
}

export const pushEnvironment = (): PushEnvironment => ({
  supported: supportsPush(),
  installed: isInstalledApp(),
  device: deviceOf(navigator.userAgent),
})

/** Specification §5: on mobile, only the installed app asks. */
export const mayAsk = ({ supported, installed, device }: PushEnvironment): boolean =>
  supported && (installed || device.deviceType === 'Desktop')
