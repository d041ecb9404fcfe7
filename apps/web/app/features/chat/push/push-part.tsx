import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePermission } from '../../../pwa/permission.ts'
import { pushEnvironment } from '../../../pwa/push-support.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { keepDevice } from './keep-device.ts'
import { saidLater } from './later.ts'
import { followPressedPushes } from './pressed-pushes.ts'
import { pushSigns } from './push-signs.ts'
import { useAppBadge } from './use-app-badge.ts'

const PermissionPrompt = onDemand(async () => (await import('./permission-prompt.tsx')).PermissionPrompt, {
  quiet: true,
})
const DeniedBell = onDemand(async () => (await import('./denied-bell.tsx')).DeniedBell, { quiet: true })

/** Specification §4, « Notification permission ». */
export function PushPart({ viewerId }: { viewerId: number }) {
  const navigate = useNavigate()
  const permission = usePermission()
  const [around] = useState(pushEnvironment)
  const [later, setLater] = useState(saidLater)
  const { supported } = around

  useEffect(() => {
    // `unsupported`: a phone that has not answered yet, which is not a withdrawal.
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
