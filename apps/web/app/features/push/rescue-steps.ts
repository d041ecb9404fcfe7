import type { PushSurroundings } from '../../pwa/push-support.ts'
import { pushHelpText } from '../../text/push-help.ts'

type Way = keyof typeof pushHelpText.steps

const chromium = new Set(['Chrome', 'Edge', 'Opera', 'Samsung Internet'])

/** Where the refusal can be taken back, by browser and system. */
export function wayBack({ installed, device }: Pick<PushSurroundings, 'installed' | 'device'>): Way {
  const { deviceOs, deviceBrowser, deviceType } = device
  if (deviceOs === 'iOS') return 'installedIphone'
  if (installed) return deviceType === 'Mobile' ? 'installedAndroid' : 'installedComputer'
  if (chromium.has(deviceBrowser)) return 'chromium'
  if (deviceBrowser === 'Firefox') return 'firefox'
  if (deviceBrowser === 'Safari') return 'safari'
  return 'other'
}

export const rescueSteps = (around: PushSurroundings, app: string, host: string): string[] =>
  pushHelpText.steps[wayBack(around)](app, host)

/** « iPhone OS 16_3 like Mac OS X »: before 16.4 an iPhone receives no pushes, wherever the app lies. */
export function isTooOldIphone(agent: string): boolean {
  const [, major, minor] = /iPhone OS (\d+)_(\d+)/.exec(agent) ?? []
  if (major === undefined || minor === undefined) return false
  return Number(major) < 16 || (Number(major) === 16 && Number(minor) < 4)
}
