import { type AnnouncementView, communityLimits } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { communityText } from '../../text/community-page.ts'
import { MoreLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CommunityForm } from './community-form.tsx'
import type { PartProps } from './community-view.tsx'

function Said({ announcement, children }: { announcement: AnnouncementView; children?: ReactNode }) {
  const { text, author, at } = announcement
  return (
    <article className="cm-pin">
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

/** The last one, above what is said. */
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

/** All of them, the last first; and where those who run it write one. */
export function Announcements({ community: { can }, answer, announcements, clientId }: AnnouncementsProps) {
  return (
    <>
      {can.announce ? (
        <CommunityForm
          key={clientId}
          intent="announce"
          fields={{ clientId }}
          action={communityText.announceButton}
          className="cm-ask"
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
