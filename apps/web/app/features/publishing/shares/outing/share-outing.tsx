import type { ShareView } from '@consoeurs/contract'
import styles from '../../../../styles/shared/share-forms.module.css'
import sharePartsStyles from '../../../../styles/shared/share-parts.module.css'
import { sharesText } from '../../../../text/shares.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useReading } from '../../../../ui/use-reading.ts'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import type { ChangeShare } from '../share-cache.ts'
import { SharePictures } from '../share-pictures.tsx'
import { type Outing, useAnswer, vacancies } from './use-answer.ts'

interface GoingProps {
  share: ShareView
  outing: Outing
  change: ChangeShare
  loginHref: string
}

function AnswerButton({ share, outing, change, loginHref }: GoingProps) {
  const answer = useAnswer(share.id, outing, change)
  const isHost = useViewer()?.id === share.author.id
  if (!share.can.react) {
    return (
      <ButtonLink size="sm" to={loginHref}>
        {sharesText.go}
      </ButtonLink>
    )
  }
  if (outing.waiting !== null) {
    return (
      <Button
        size="sm"
        look="quiet"
        icon="clock"
        aria-pressed
        title={sharesText.waitHint}
        onClick={() => void answer({ going: false })}
      >
        {sharesText.waiting(outing.waiting)}
      </Button>
    )
  }
  if (isHost && !outing.mine) return null
  if (vacancies(outing) === 0 && !outing.mine) {
    return (
      <Button size="sm" look="line" icon="clock" onClick={() => void answer({ going: true, waits: true })}>
        {sharesText.wait}
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      look={outing.mine ? 'quiet' : 'brand'}
      icon={outing.mine ? 'check' : undefined}
      aria-pressed={outing.mine}
      onClick={() => void answer({ going: !outing.mine })}
    >
      {outing.mine ? sharesText.goOn : sharesText.go}
    </Button>
  )
}

function Going(props: GoingProps) {
  const { share, outing } = props
  const left = vacancies(outing)
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
        <>
          <a
            className="icon-button"
            href={`/api/shares/${share.id}/calendar`}
            download
            aria-label={sharesText.toCalendar}
            title={sharesText.toCalendar}
          >
            <Icon of="calendar-plus" />
          </a>
          <AnswerButton {...props} />
        </>
      )}
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
