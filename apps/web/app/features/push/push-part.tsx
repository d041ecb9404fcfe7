import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePermission } from '../../pwa/permission.ts'
import { pushSurroundings } from '../../pwa/push-support.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { keepDevice } from './keep-device.ts'
import { saidLater } from './later.ts'
import { followPressedPushes } from './pressed-pushes.ts'
import { pushSigns } from './push-signs.ts'
import { useAppBadge } from './use-app-badge.ts'

/** Each answer of hers needs one of these: the others are not fetched. */
const PermissionPrompt = onDemand(async () => (await import('./permission-prompt.tsx')).PermissionPrompt, {
  quiet: true,
})
const DeniedBell = onDemand(async () => (await import('./denied-bell.tsx')).DeniedBell, { quiet: true })

/** What the permission of this browser asks of the page (specification §4, « Notification permission »). */
export function PushPart({ viewerId }: { viewerId: number }) {
  const navigate = useNavigate()
  const permission = usePermission()
  const [around] = useState(pushSurroundings)
  const [later, setLater] = useState(saidLater)
  const { supported } = around

  useEffect(() => {
    // A phone has not answered yet: nothing is known to have been taken back.
    if (supported && permission !== 'unsupported') void keepDevice(viewerId, permission === 'granted')
  }, [permission, supported, viewerId])
  useEffect(() => followPressedPushes(navigate), [navigate])
  useAppBadge()

  const { prompt, bell } = pushSigns(permission, around, { later })
  return (
    <>
      {prompt ? <PermissionPrompt onLater={() => setLater(true)} /> : null}
      {bell ? <DeniedBell /> : null}
    </>
  )
}
