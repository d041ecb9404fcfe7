import type { ShareView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import styles from '../../../styles/shared/share-forms.module.css'
import sharePartsStyles from '../../../styles/shared/share-parts.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useReading } from '../../../ui/use-reading.ts'
import type { ChangeShare } from './share-cache.ts'
import { SharePictures } from './share-pictures.tsx'
import { sharesApi } from './shares.api.ts'

type Outing = NonNullable<ShareView['outing']>

function useGoing(id: number, outing: Outing, change: ChangeShare) {
  const { wish } = useOptimistic<Pick<Outing, 'going' | 'mine'>, boolean>({
    truth: { going: outing.going, mine: outing.mine },
    apply: (truth, mine) => ({ mine, going: truth.going + Number(mine) - Number(truth.mine) }),
    show: (going) => change((share) => (share.outing ? { ...share, outing: { ...share.outing, ...going } } : share)),
    send: (mine) => sharesApi(api).setGoing(id, mine),
  })
  return wish
}

interface GoingProps {
  share: ShareView
  outing: Outing
  change: ChangeShare
  loginHref: string
}

function Going({ share, outing, change, loginHref }: GoingProps) {
  const go = useGoing(share.id, outing, change)
  const left = outing.seats === null ? null : Math.max(0, outing.seats - outing.going)
  const isFull = left === 0 && !outing.mine
  const isPast = Date.parse(outing.at) < Date.now()
  return (
    <div className={styles.foot}>
      <span className="small bold tabular-numbers grow">
        <span suppressHydrationWarning>
          {isPast ? sharesText.goingPast(outing.going) : sharesText.going(outing.going)}
        </span>
        {isPast || left === null ? null : (
          <span className={`meta ${sharePartsStyles.seats}`}>{sharesText.seatsLeft(left)}</span>
        )}
      </span>
      {isPast ? null : (
        <a
          className="icon-button"
          href={`/api/shares/${share.id}/calendar`}
          download
          aria-label={sharesText.toCalendar}
          title={sharesText.toCalendar}
        >
          <Icon of="calendar-plus" />
        </a>
      )}
      {!isPast && share.can.react && !isFull ? (
        <Button
          size="sm"
          look={outing.mine ? 'quiet' : 'brand'}
          icon={outing.mine ? 'check' : undefined}
          aria-pressed={outing.mine}
          onClick={() => void go(!outing.mine)}
        >
          {outing.mine ? sharesText.goOn : sharesText.go}
        </Button>
      ) : null}
      {!isPast && !share.can.react ? (
        <ButtonLink size="sm" to={loginHref}>
          {sharesText.go}
        </ButtonLink>
      ) : null}
    </div>
  )
}

export function ShareOuting(props: GoingProps & { href: string }) {
  const { share, outing, href } = props
  const at = new Date(outing.at)
  const { timeZone } = outing
  const reading = useReading()
  const [cover, ...others] = share.images
  return (
    <>
      <div className={styles.invite} data-hook="invitation">
        {cover === undefined ? null : (
          <div className={styles.picture}>
            <SharePictures images={[cover]} href={href} />
          </div>
        )}
        <div className={styles.inSeason}>
          <time className={styles.date} dateTime={outing.at}>
            <span>{sharesText.outingDay(at, timeZone)}</span>
            <b className="display">{sharesText.outingDayNumber(at, timeZone)}</b>
            <span>{sharesText.outingMonth(at, timeZone)}</span>
          </time>
          <h2 className="display heading-3">{share.title || sharesText.by(share.author.displayName)}</h2>
          <p className="small soft">{sharesText.outingWhere(outing, reading)}</p>
        </div>
        <Going {...props} />
      </div>
      <SharePictures images={others} href={href} />
    </>
  )
}
