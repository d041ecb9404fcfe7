import type { PushEnvironment } from '../../../../pwa/push-support.ts'
import { pushHelpText } from './push-help.text.ts'

type Way = keyof typeof pushHelpText.steps

const chromium = new Set(['Chrome', 'Edge', 'Opera', 'Samsung Internet'])

export function wayBack({ installed, device }: Pick<PushEnvironment, 'installed' | 'device'>): Way {
  const { deviceOs, deviceBrowser, deviceType } = device
  if (deviceOs === 'iOS') return 'installedIphone'
  if (installed) return deviceType === 'Mobile' ? 'installedAndroid' : 'installedComputer'
  if (chromium.has(deviceBrowser)) return 'chromium'
  if (deviceBrowser === 'Firefox') return 'firefox'
  if (deviceBrowser === 'Safari') return 'safari'
  return 'other'
}

export const rescueSteps = (around: PushEnvironment, app: string, host: string): string[] =>
  pushHelpText.steps[wayBack(around)](app, host)

/** « iPhone OS 16_3 like Mac OS X »: before 16.4 an iPhone receives no web pushes, even on the Home Screen. */
export function isTooOldIphone(agent: string): boolean {
  const [, major, minor] = /iPhone OS (\d+)_(\d+)/.exec(agent) ?? []
  if (major === undefined || minor === undefined) return false
  return Number(major) < 16 || (Number(major) === 16 && Number(minor) < 4)
}
