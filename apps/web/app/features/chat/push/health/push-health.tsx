import type { PushDeviceView } from '@consoeurs/contract'
import { useState, useSyncExternalStore } from 'react'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { pushEnvironment } from '../../../../pwa/push-support.ts'
import promptStyles from '../../../../styles/shared/prompt.module.css'
import styles from '../../../../styles/shared/push-health.module.css'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useOnline } from '../../../../ui/states/offline-banner.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { enableNotifications } from '../enable-notifications.ts'
import { type Health, healthOf } from './device-health.ts'
import { DeviceRow } from './device-row.tsx'
import { pushHealthText as health, pushIphoneText as iphone } from './push-health.text.ts'
import { Rescue } from './rescue.tsx'
import { isTooOldIphone } from './rescue-steps.ts'
import { usePushHealth } from './use-push-health.ts'

function words(of: Health, name: string): { title: string; text: string } {
  if (of === 'iphone') return { title: iphone.title, text: iphone.text(name) }
  if (of === 'oldIphone') return { title: health.state.unsupported.title, text: iphone.tooOld }
  return health.state[of]
}

function LastArrival({ at }: { at: string | null }) {
  if (at === null) return health.neverYet
  return (
    <span>
      {health.lastAt} <TimeAgo date={at} />.
    </span>
  )
}

function State({ of, device }: { of: Health; device: PushDeviceView | undefined }) {
  const { title, text } = words(of, useBrand().name)
  const good = of === 'ok'
  return (
    <div className={`row ${promptStyles.top}`}>
      <span className={good ? styles.state : `${styles.state} ${styles.off}`}>
        <Icon of={good ? 'bell-ring' : 'bell-off'} />
      </span>
      <div className="grow">
        <h2 className="bold">{title}</h2>
        <p className="small soft">{good && device ? <LastArrival at={device.lastSuccessAt} /> : text}</p>
      </div>
    </div>
  )
}

function Remedy({ of, panel }: { of: Health; panel: ReturnType<typeof usePushHealth> }) {
  if (of === 'denied') return <Rescue />
  if (of === 'iphone') {
    return (
      <ol className={promptStyles.stepsList}>
        {iphone.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  }
  if (of === 'off') {
    return (
      <Button block onClick={() => void enableNotifications()}>
        {health.enable}
      </Button>
    )
  }
  if (of === 'unsupported' || of === 'oldIphone') return null
  return (
    <>
      {of === 'lost' || of === 'refused' ? (
        <Button block busy={panel.busy === 'register'} onClick={() => void panel.register()}>
          {health.register}
        </Button>
      ) : null}
      {of === 'lost' ? null : (
        <Button look="quiet" size="sm" block busy={panel.busy === 'test'} onClick={() => void panel.test()}>
          {health.test}
        </Button>
      )}
    </>
  )
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const online = useOnline()
  const failure = online ? health.failed : health.offline
  return (
    <>
      <p className="small soft" role="status">
        {failed ? failure : health.loading}
      </p>
      {failed ? (
        <Button look="quiet" size="sm" onClick={onRetry}>
          {health.retry}
        </Button>
      ) : null}
    </>
  )
}

function Panel({ viewerId }: { viewerId: number }) {
  const panel = usePushHealth(viewerId)
  const [around] = useState(pushEnvironment)
  const { devices, permission } = panel
  if (!Array.isArray(devices)) return <Waiting failed={devices === 'failed'} onRetry={panel.retry} />
  const device = devices.find(({ current }) => current)
  const of = healthOf({ permission, around, tooOldIphone: isTooOldIphone(navigator.userAgent), device })
  return (
    <>
      <State of={of} device={device} />
      {devices.length === 0 ? null : (
        <ul aria-label={health.heading}>
          {devices.map((each) => (
            <DeviceRow
              key={each.id}
              device={each}
              busy={panel.busy === each.id}
              onRemove={() => void panel.remove(each.id)}
            />
          ))}
        </ul>
      )}
      <Remedy of={of} panel={panel} />
    </>
  )
}

const never = () => () => undefined

export function PushHealth({ viewerId }: { viewerId: number }) {
  // Only the browser knows its capabilities: the server renders a placeholder.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <section className="push-request" aria-label={health.heading}>
      {inBrowser ? <Panel viewerId={viewerId} /> : <p className="small soft">{health.loading}</p>}
    </section>
  )
}
