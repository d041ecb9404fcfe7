import { type PushDeviceView, unknownDevice } from '@consoeurs/contract'
import { pushHealthText as health } from '../../text/push-health.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'

/** « Firefox, ordinateur ». */
export function deviceName({ deviceBrowser, deviceType }: PushDeviceView): string {
  const browser = deviceBrowser === unknownDevice ? health.unknownBrowser : deviceBrowser
  return health.device(browser, deviceType === 'Mobile' ? health.places.phone : health.places.computer)
}

const ofWeek = 7 * 24 * 60 * 60 * 1000

/** Green: received lately. Amber: nothing came for a week. Red: the last one did not arrive. */
function tone({ lastFailure, lastSuccessAt, since }: PushDeviceView): 'ok' | 'quiet' | 'bad' {
  if (lastFailure !== null) return 'bad'
  return Date.now() - Date.parse(lastSuccessAt ?? since) < ofWeek ? 'ok' : 'quiet'
}

function LastSign({ device }: { device: PushDeviceView }) {
  const { lastFailure, lastSuccessAt, since } = device
  if (lastFailure !== null) return <>{health.problem[lastFailure]}</>
  const sign = tone(device) === 'quiet' ? health.silentSince : health.received
  return (
    <>
      {lastSuccessAt === null ? health.registered : sign} <TimeAgo date={lastSuccessAt ?? since} />
    </>
  )
}

interface DeviceRowProps {
  device: PushDeviceView
  busy: boolean
  onRemove: () => void
}

/** One device: what it is, when it was last reached, and the way to let it go. */
export function DeviceRow({ device, busy, onRemove }: DeviceRowProps) {
  const name = deviceName(device)
  return (
    <li className="row">
      <Icon of={device.deviceType === 'Mobile' ? 'smartphone' : 'laptop'} />
      <span className="grow small">
        <b className="b">{name}</b>
        <br />
        <span className="soft">
          {device.current ? `${health.this}, ` : ''}
          {device.onPwa ? `${health.installed}, ` : ''}
          <LastSign device={device} />
        </span>
      </span>
      <i className={`dot push-${tone(device)}`} aria-hidden="true" />
      <Button look="ghost" size="sm" busy={busy} aria-label={health.removeOf(name)} onClick={onRemove}>
        {health.remove}
      </Button>
    </li>
  )
}
