import { type AnnouncementView, communityLimits } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import styles from '../../../styles/shared/communities.module.css'
import { MoreLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { CommunityForm } from './community-form.tsx'
import { communityText } from './community-page.text.ts'
import type { PartProps } from './community-view.tsx'

function Said({ announcement, children }: { announcement: AnnouncementView; children?: ReactNode }) {
  const { text, author, at } = announcement
  return (
    <article className={styles.pin}>
      <p className="tag">
        <Icon of="megaphone" size="s" />
        {author === null ? communityText.announcement : communityText.announcementBy(author.displayName)},{' '}
        <TimeAgo date={at} />
      </p>
      <p className="written">{text}</p>
      {children}
    </article>
  )
}

export function Pin({ announcement, more }: { announcement: AnnouncementView; more: string }) {
  return (
    <Said announcement={announcement}>
      <MoreLink to={more} preventScrollReset>
        {communityText.allAnnouncements}
      </MoreLink>
    </Said>
  )
}

interface AnnouncementsProps extends PartProps {
  announcements: AnnouncementView[]
  clientId: string
}

/** With the form to write one, for owners and moderators. */
export function Announcements({ community: { can }, answer, announcements, clientId }: AnnouncementsProps) {
  return (
    <>
      {can.announce ? (
        <CommunityForm
          key={clientId}
          intent="announce"
          fields={{ clientId }}
          action={communityText.announceButton}
          className={styles.request}
        >
          <Field label={communityText.announceLabel} help={communityText.announceHelp}>
            <TextArea
              name="text"
              rows={3}
              required
              limit={communityLimits.announcement}
              defaultValue={answer?.intent === 'announce' ? (answer.typed.text ?? '') : ''}
            />
          </Field>
        </CommunityForm>
      ) : null}
      {announcements.length === 0 ? <EmptyState {...communityText.noAnnouncements} /> : null}
      {announcements.map((announcement) => (
        <Said key={announcement.id} announcement={announcement}>
          {can.moderate ? (
            <CommunityForm
              intent="removeAnnouncement"
              fields={{ id: String(announcement.id) }}
              action={communityText.removeAnnouncement}
              look="ghost"
              size="sm"
            />
          ) : null}
        </Said>
      ))}
    </>
  )
}
