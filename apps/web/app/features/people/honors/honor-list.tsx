import type { HonorView, Page } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import notificationsStyles from '../../../styles/shared/notifications.module.css'
import { encountersText } from '../../../text/encounters.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
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

function HonorRow({ honor: { member, kind, at, seen: wasSeen } }: { honor: HonorView }) {
  const { honors } = useBrand()
  const given = honors.find((known) => known.kind === kind)
  return (
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
      <TimeAgo date={at} />
    </PersonRow>
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
