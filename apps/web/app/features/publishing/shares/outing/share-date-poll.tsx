import type { ProposedDate, ShareView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { useOptimistic } from '../../../../live/use-optimistic.ts'
import styles from '../../../../styles/shared/share-forms.module.css'
import { membersText } from '../../../../text/members.ts'
import { sharesText } from '../../../../text/shares.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { overlayOnDemand } from '../../../../ui/on-demand.tsx'
import { useReading } from '../../../../ui/use-reading.ts'
import type { ChangeShare } from '../share-cache.ts'
import { SharePictures } from '../share-pictures.tsx'
import { sharesApi } from '../shares.api.ts'
import datesStyles from './date-poll.module.css'
import type { DateSheetProps } from './date-sheet.tsx'
import { withTicks } from './date-ticks.ts'
import { outingText } from './outing.text.ts'

const text = outingText.dates

const DateDialog = overlayOnDemand<DateSheetProps>(async () => (await import('./date-sheet.tsx')).DateSheet)

type DatePoll = NonNullable<ShareView['datePoll']>

interface DatesProps {
  share: ShareView
  poll: DatePoll
  change: ChangeShare
}

const isPast = ({ at }: ProposedDate) => Date.parse(at) < Date.now()

function DateWords({ date, timeZone }: { date: ProposedDate; timeZone: string }) {
  return (
    <span className="grow">
      <time dateTime={date.at}>{sharesText.outingWhen(date.at, timeZone)}</time>
      <span className={`meta ${datesStyles.votes}`}>{text.votes(date.votes)}</span>
    </span>
  )
}

/** A tap ticks; the last state counts. */
function Ticks({ share, poll, change }: DatesProps) {
  const { wish } = useOptimistic<DatePoll, string[]>({
    truth: poll,
    apply: withTicks,
    show: (datePoll) => change((known) => (known.datePoll === null ? known : { ...known, datePoll })),
    send: async (dates) => {
      const known = await sharesApi(api).tickDates(share.id, dates)
      if (known.datePoll === null) change(() => known)
      return known.datePoll ?? poll
    },
  })
  const mine = poll.dates.filter((date) => date.mine).map(({ at }) => at)
  const toggle = ({ at, mine: ticked }: ProposedDate) =>
    void wish(ticked ? mine.filter((other) => other !== at) : [...mine, at])
  return (
    <fieldset className={datesStyles.dates} aria-label={text.label}>
      {poll.dates.map((date) => (
        <label key={date.at} className={classNames(datesStyles.date, date.mine && datesStyles.mine)}>
          <input
            type="checkbox"
            checked={date.mine}
            disabled={!date.mine && isPast(date)}
            suppressHydrationWarning
            onChange={() => toggle(date)}
          />
          <DateWords date={date} timeZone={poll.timeZone} />
          <span className={`small bold ${datesStyles.suits}`} suppressHydrationWarning>
            {isPast(date) ? text.past : text.suits}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function HostDates({ share, poll, change }: DatesProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const shown = opened ?? poll.dates[0]?.at ?? ''
  return (
    <>
      <ul className={datesStyles.dates} aria-label={text.label}>
        {poll.dates.map((date) => (
          <li key={date.at}>
            <button type="button" className={datesStyles.date} onClick={() => setOpened(date.at)}>
              <DateWords date={date} timeZone={poll.timeZone} />
              <Icon of="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
      <DateDialog
        key={shown}
        share={share}
        change={change}
        at={shown}
        timeZone={poll.timeZone}
        open={opened !== null}
        onOpenChange={(open) => setOpened(open ? shown : null)}
      />
    </>
  )
}

/** For readers who cannot answer. */
function PlainDates({ poll }: { poll: DatePoll }) {
  return (
    <ul className={datesStyles.dates} aria-label={text.label}>
      {poll.dates.map((date) => (
        <li key={date.at} className={datesStyles.date}>
          <DateWords date={date} timeZone={poll.timeZone} />
        </li>
      ))}
    </ul>
  )
}

/** The hours are those of the viewer's clock. */
const isSameClock = ({ dates, timeZone }: DatePoll, zone: string) =>
  dates.every(({ at }) => sharesText.outingWhen(at, timeZone) === sharesText.outingWhen(at, zone))

function leadOf({ dates, canFix, canTick }: DatePoll): string | null {
  if (dates.every(isPast)) return canFix ? text.hostOver : text.over
  if (canFix) return text.hostLead
  return canTick ? text.lead : null
}

function Dates({ share, poll, change }: DatesProps) {
  if (poll.canFix) return <HostDates {...{ share, poll, change }} />
  return poll.canTick ? <Ticks {...{ share, poll, change }} /> : <PlainDates poll={poll} />
}

/** An outing whose date the members choose together. */
export function ShareDatePoll(props: DatesProps & { href: string; loginHref: string }) {
  const { share, poll, href, loginHref } = props
  const [cover, ...others] = share.images
  const lead = leadOf(poll)
  const reading = useReading()
  const clock = isSameClock(poll, reading.timeZone) ? '' : poll.timeZoneName
  const where = [poll.place, membersText.place(poll.town, null), clock].filter(Boolean).join(', ')
  const [mark, unknown] = text.mark
  return (
    <>
      <div className={styles.invite} data-hook="date-poll">
        {cover === undefined ? null : (
          <div className={styles.picture}>
            <SharePictures images={[cover]} href={href} />
          </div>
        )}
        <div className={styles.inSeason}>
          <span className={styles.date}>
            <span>{mark}</span>
            <b className="display" aria-hidden="true">
              ?
            </b>
            <span>{unknown}</span>
          </span>
          <h2 className="display heading-3">{share.title || sharesText.by(share.author.displayName)}</h2>
          {where === '' ? null : <p className="small soft">{where}</p>}
        </div>
        <div className={datesStyles.body}>
          {lead === null ? null : (
            <p className="small" suppressHydrationWarning>
              {lead}
            </p>
          )}
          <Dates {...props} />
          {share.can.react ? null : (
            <ButtonLink size="sm" to={loginHref}>
              {text.signIn}
            </ButtonLink>
          )}
        </div>
      </div>
      <SharePictures images={others} href={href} />
    </>
  )
}
