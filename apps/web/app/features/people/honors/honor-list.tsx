import type { HonorView, Page } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import notificationsStyles from '../../../styles/shared/notifications.module.css'
import { encountersText } from '../../../text/encounters.ts'
import { reportTitles } from '../../../text/report-titles.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { ReportDialog } from '../../foundation/reports/public.ts'
import { type EncounterSource, OpenedList, UnseenMark } from '../encounters/public.ts'
import { PersonRow } from '../members/public.ts'
import { honorsApi } from './honors.api.ts'

const received: EncounterSource<HonorView> = {
  key: ['honors'],
  path: '/honors',
  load: (cursor) => honorsApi(api).list(cursor),
  seen: () => honorsApi(api).seen(),
  newIn: ({ nbHonorsUnread }) => nbHonorsUnread,
}

/** Only its receiver reads it. */
function Word({ honor: { id, member, word, seen } }: { honor: HonorView }) {
  const [reporting, setReporting] = useState(false)
  return (
    <div
      className={classNames(notificationsStyles.honorWord, !seen && notificationsStyles.newWord)}
      data-hook="honor-word"
    >
      <p className="note grow">{encountersText.word(word)}</p>
      <IconButton icon="flag" label={reportTitles.honor} onClick={() => setReporting(true)} />
      <ReportDialog
        open={reporting}
        onOpenChange={setReporting}
        target="honor"
        targetId={id}
        memberName={member.displayName}
      />
    </div>
  )
}

function HonorRow({ honor }: { honor: HonorView }) {
  const { member, kind, word, at, seen: wasSeen } = honor
  const { honors } = useBrand()
  const given = honors.find((known) => known.kind === kind)
  const row = (
    <PersonRow
      member={member}
      className={classNames(styles.notice, styles.person, !wasSeen && styles.unseen)}
      end={
        <>
          {given === undefined ? null : (
            <span className={notificationsStyles.honorGiven} aria-hidden="true">
              <Icon of={brandIcon(given.icon)} />
            </span>
          )}
          {wasSeen ? null : <UnseenMark />}
        </>
      }
    >
      {given === undefined ? null : <span>{`${encountersText.gave(given.label)}, `}</span>}
      <TimeAgo date={at} form="hour" />
    </PersonRow>
  )
  if (!word) return row
  return (
    <>
      {row}
      <Word honor={honor} />
    </>
  )
}

export function HonorList({ first }: { first: Page<HonorView> }) {
  const { text } = useBrand()
  return (
    <OpenedList source={received} first={first} empty={{ ...text.emptyHonors, picture: 'emptyHonors', to: '/members' }}>
      {(honor) => <HonorRow honor={honor} />}
    </OpenedList>
  )
}
