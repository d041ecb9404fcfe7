import type { Page, VisitView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import styles from '../../../styles/shared/notice-row.module.css'
import { membersText } from '../../../text/members.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { type EncounterSource, OpenedList, UnseenMark } from '../encounters/public.ts'
import { PersonRow } from '../members/public.ts'
import { visitsApi } from './visits.api.ts'

const received: EncounterSource<VisitView> = {
  key: ['visits'],
  path: '/visits',
  load: (cursor) => visitsApi(api).list({ cursor }),
  seen: () => visitsApi(api).seen(),
  newIn: ({ nbVisitsUnread }) => nbVisitsUnread,
}

function VisitRow({ visit: { member, at, seen: wasSeen } }: { visit: VisitView }) {
  const place = membersText.place(member.city, member.distance)
  return (
    <PersonRow
      member={member}
      className={classNames(styles.notice, styles.person, !wasSeen && styles.unseen)}
      end={wasSeen ? null : <UnseenMark />}
    >
      <TimeAgo date={at} />
      {place === '' ? null : <span>{`, ${place}`}</span>}
    </PersonRow>
  )
}

export function VisitList({ first }: { first: Page<VisitView> }) {
  const { text } = useBrand()
  return (
    <OpenedList
      source={received}
      first={first}
      empty={{ ...text.emptyVisits, picture: 'emptyVisits', to: '/shares?publier=1' }}
    >
      {(visit) => <VisitRow visit={visit} />}
    </OpenedList>
  )
}
