import { type PushDeviceView, PushFailure } from '@consoeurs/contract'
import type { PushDevice } from '../../../platform/delivery/push.ts'

export const deviceView = (device: PushDevice, sessionId: number): PushDeviceView => ({
  id: device.id,
  deviceType: device.deviceType === 'Mobile' ? 'Mobile' : 'Desktop',
  deviceBrowser: device.deviceBrowser,
  deviceOs: device.deviceOs,
  onPwa: device.onPwa,
  current: device.sessionId === sessionId,
  since: device.createdAt.toISOString(),
  refreshedAt: device.refreshedAt.toISOString(),
  lastSuccessAt: device.lastSuccessAt?.toISOString() ?? null,
  lastFailureAt: device.lastFailureAt?.toISOString() ?? null,
  lastFailure: PushFailure.nullable().catch(null).parse(device.lastFailure),
})
