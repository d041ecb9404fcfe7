import type { SeasonOuting, SeasonTip } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { defaultTimeZone, format } from '../../../text/dates.ts'
import { membersText } from '../../../text/members.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { MoreLink } from '../../../ui/button.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { seasonText as text } from './season.text.ts'
import styles from './season-around.module.css'

export function SeasonTips({ tips }: { tips: SeasonTip[] }) {
  if (tips.length === 0) return null
  return (
    <section className={`gutter ${styles.tips}`} aria-labelledby="astuces">
      <h2 id="astuces" className="display heading-2">
        {text.tips}
      </h2>
      <ul>
        {tips.map(({ id, slug, body, author, avatar, about }) => (
          <li key={id}>
            <Link to={`/shares/${slug}`} className={styles.tip} data-hook="season-tip">
              <span className="display">{body}</span>
              <span className={styles.tipAuthor}>
                <Avatar src={avatar} name={author} size="xs" />
                <span className="small">
                  {author} · {about}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const day = { day: 'numeric' } as const
const monthOf = { month: 'short' } as const
const weekdayAndHour = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const

function OutingRow({ outing }: { outing: SeasonOuting }) {
  const { outings } = useBrand()
  const { slug, title, at, timeZone, kind, place, town } = outing
  const when = new Date(at)
  const zone = timeZone ?? defaultTimeZone
  const label = outings.kinds.find(({ value }) => value === kind)?.label
  return (
    <Link to={`/shares/${slug}`} prefetch="intent" className={styles.outing} data-hook="season-outing">
      <span className={styles.date}>
        <b className="display">{format(when, zone, day)}</b>
        <span className="meta">{format(when, zone, monthOf)}</span>
      </span>
      <span className={styles.outingWords}>
        <b>{title}</b>
        <span className="small">{[place, membersText.place(town, null)].filter(Boolean).join(', ')}</span>
        <span className="meta">{[label, format(when, zone, weekdayAndHour)].filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  )
}

export function SeasonOutings({ outings }: { outings: SeasonOuting[] }) {
  const viewer = useViewer()
  if (outings.length === 0) return null
  return (
    <section className={`gutter ${styles.outings}`} aria-labelledby="sorties">
      <h2 id="sorties" className="display heading-2">
        {text.outings}
      </h2>
      <p className="small soft">{viewer === null ? text.outingsAll : text.outingsNear}</p>
      <ul>
        {outings.map((outing) => (
          <li key={outing.id}>
            <OutingRow outing={outing} />
          </li>
        ))}
      </ul>
      {viewer === null ? null : <MoreLink to="/outings">{text.everyOuting}</MoreLink>}
    </section>
  )
}
