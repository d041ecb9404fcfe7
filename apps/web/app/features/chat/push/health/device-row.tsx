import { type PushDeviceView, unknownDevice } from '@consoeurs/contract'
import styles from '../../../../styles/shared/push-health.module.css'
import statusDotStyles from '../../../../styles/shared/status-dot.module.css'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TimeAgo } from '../../../../ui/time-ago.tsx'
import { pushHealthText as health } from './push-health.text.ts'

/** « Firefox, ordinateur ». */
export function deviceName({ deviceBrowser, deviceType }: PushDeviceView): string {
  const browser = deviceBrowser === unknownDevice ? health.unknownBrowser : deviceBrowser
  return health.device(browser, deviceType === 'Mobile' ? health.places.phone : health.places.computer)
}

const toneClasses = { ok: styles.healthy, quiet: styles.silent, bad: styles.failing }

const ofWeek = 7 * 24 * 60 * 60 * 1000

/** Green: a push arrived within a week. Amber: none for a week. Red: the last one failed. */
function tone({ lastFailure, lastSuccessAt, since }: PushDeviceView): 'ok' | 'quiet' | 'bad' {
  if (lastFailure !== null) return 'bad'
  return Date.now() - Date.parse(lastSuccessAt ?? since) < ofWeek ? 'ok' : 'quiet'
}

function LastSign({ device }: { device: PushDeviceView }) {
  const { lastFailure, lastSuccessAt, since } = device
  if (lastFailure !== null) return <span>{health.problem[lastFailure]}</span>
  const sign = tone(device) === 'quiet' ? health.silentSince : health.received
  return (
    <span>
      {lastSuccessAt === null ? health.registered : sign} <TimeAgo date={lastSuccessAt ?? since} />
    </span>
  )
}

interface DeviceRowProps {
  device: PushDeviceView
  busy: boolean
  onRemove: () => void
}

export function DeviceRow({ device, busy, onRemove }: DeviceRowProps) {
  const name = deviceName(device)
  return (
    <li className="row">
      <Icon of={device.deviceType === 'Mobile' ? 'smartphone' : 'laptop'} />
      <span className="grow small">
        <b className="bold">{name}</b>
        <br />
        <span className="soft">
          <span>{(device.current ? `${health.this}, ` : '') + (device.onPwa ? `${health.installed}, ` : '')}</span>
          <LastSign device={device} />
        </span>
      </span>
      <i className={classNames(statusDotStyles.dot, toneClasses[tone(device)])} aria-hidden="true" />
      <Button look="ghost" size="sm" busy={busy} aria-label={health.removeOf(name)} onClick={onRemove}>
        {health.remove}
      </Button>
    </li>
  )
}
