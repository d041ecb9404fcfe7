import { useEffect, useState } from 'react'
import { logWarning } from '../../browser-log.ts'
import { usePermission } from '../../pwa/permission.ts'
import { mayAsk, pushSurroundings } from '../../pwa/push-support.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { saidLater } from './later.ts'
import { followPressedPushes } from './pressed-pushes.ts'
import { wasTold } from './told-device.ts'
import { useAppBadge } from './use-app-badge.ts'

/** Each answer of hers needs one of these: the others are not fetched. */
const PermissionPrompt = onDemand(async () => (await import('./permission-prompt.tsx')).PermissionPrompt, {
  quiet: true,
})
const DeniedBell = onDemand(async () => (await import('./denied-bell.tsx')).DeniedBell, { quiet: true })
const registration = () => import('./push-registration.ts')

/** Keeps this browser's subscription as she wants it. Specification §8: what fails is only logged. */
async function keepDevice(viewerId: number, granted: boolean): Promise<void> {
  try {
    if (granted) await (await registration()).registerDevice(viewerId)
    // Asked again is as good as taken back: nothing may arrive before she has answered anew.
    else if (wasTold(viewerId)) await (await registration()).forgetDevice(viewerId)
  } catch (error) {
    logWarning('push registration failed', error)
  }
}

/** What the permission of this browser asks of the page (specification §4, « Notification permission »). */
export function PushPart({ viewerId, onOpen }: { viewerId: number; onOpen: (path: string) => void }) {
  const permission = usePermission()
  const [around] = useState(pushSurroundings)
  const [later, setLater] = useState(saidLater)
  const { supported } = around

  useEffect(() => {
    if (supported) void keepDevice(viewerId, permission === 'granted')
  }, [permission, supported, viewerId])
  useEffect(() => followPressedPushes(onOpen), [onOpen])
  useAppBadge()

  const asked = permission === 'default' && !later && mayAsk(around)
  return (
    <>
      {asked ? <PermissionPrompt onLater={() => setLater(true)} /> : null}
      {permission === 'denied' && supported ? <DeniedBell /> : null}
    </>
  )
}
