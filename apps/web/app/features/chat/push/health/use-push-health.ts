import type { PushDeviceView } from '@consoeurs/contract'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { logWarning } from '../../../../browser-log.ts'
import { usePermission } from '../../../../pwa/permission.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { pushApi } from '../push.api.ts'
import { registerDevice, renewDevice } from '../push-registration.ts'
import { expectTrial } from '../trial.ts'
import { pushHealthText } from './push-health.text.ts'

/** Null while loading. */
type Devices = PushDeviceView[] | 'failed' | null

const told = (error: unknown) => (error instanceof ApiFailure ? error.message : pushHealthText.failed)

export function usePushHealth(viewerId: number) {
  const permission = usePermission()
  const [devices, setDevices] = useState<Devices>(null)
  const [busy, setBusy] = useState<'test' | 'register' | number | null>(null)

  const look = useCallback(async () => {
    try {
      // Just granted elsewhere on this page: register first, so that the list includes this device.
      if (permission === 'granted') {
        await registerDevice(viewerId).catch((error: unknown) => logWarning('push registration failed', error))
      }
      setDevices((await pushApi(api).devices()).devices)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setDevices((known) => known ?? 'failed')
    }
  }, [permission, viewerId])
  useEffect(() => void look(), [look])

  const during = async (what: NonNullable<typeof busy>, work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      toast.error(told(error))
    } finally {
      setBusy(null)
      await look()
    }
  }

  return {
    permission,
    devices,
    busy,
    retry: () => {
      setDevices(null)
      void look()
    },
    register: () => during('register', () => renewDevice(viewerId)),
    test: () =>
      during('test', async () => {
        const token = await registerDevice(viewerId)
        expectTrial()
        const { accepted } = await pushApi(api).send({
          token: await token(),
          title: pushHealthText.testTitle,
          body: pushHealthText.testBody,
          path: '/settings/notifications',
          push: 'true',
        })
        if (accepted) toast.success(pushHealthText.testSent)
        else toast.error(pushHealthText.testRefused)
      }),
    remove: (id: number) =>
      during(id, async () => {
        await pushApi(api).remove(id)
        setDevices((known) => (Array.isArray(known) ? known.filter((device) => device.id !== id) : known))
        toast.success(pushHealthText.removed)
      }),
  }
}
