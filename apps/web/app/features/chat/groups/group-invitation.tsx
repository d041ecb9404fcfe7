import type { GroupDetails } from '@consoeurs/contract'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import threadStyles from '../../../styles/shared/thread.module.css'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { GroupOuting } from './group-outing.tsx'
import { GroupPicture } from './group-picture.tsx'
import groupStyles from './groups.module.css'
import { groupsText } from './groups.text.ts'
import { groupReportHref } from './groups-links.ts'

interface GroupInvitationProps {
  group: GroupDetails
  back: string
  problem: string | null
}

/** Before she accepts: who invites her, and who is in it. Plain forms, so that it works without scripts. */
export function GroupInvitation({ group, back, problem }: GroupInvitationProps) {
  const { room, invitedBy, members } = group
  const text = groupsText.invitation
  const intent = useNavigation().formData?.get('intent')
  return (
    <section className={styles.inboxThread} aria-label={groupsText.group(room.name)}>
      <header className={styles.threadHead}>
        <IconLink to={back} icon="chevron-left" label={groupsText.back} className="only-phone" />
        <span className={`${styles.person} grow`}>
          <GroupPicture group={group} small />
          <span className={styles.conversationText}>
            <h1 className="bold truncated">{room.name}</h1>
            <span className={`meta ${styles.subtitle}`}>{groupsText.members(group.memberCount)}</span>
          </span>
        </span>
      </header>
      <div className={groupStyles.invitation}>
        <GroupOuting outing={group.outing} />
        <h2 className="display heading-4">{text.members}</h2>
        <ul>
          {members.map(({ member }) => (
            <li key={member.id}>
              <Link to={`/p/${member.username}`} className={groupStyles.person}>
                <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
                <span className="bold truncated">{member.displayName}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={threadStyles.request} data-hook="request">
        <div className={styles.requestWords}>
          <Icon of="shield" />
          <p className="small grow">
            <b className="bold">{invitedBy === null ? text.leadNobody : text.lead(invitedBy.displayName)}</b>{' '}
            {text.text}
          </p>
        </div>
        {problem === null ? null : (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <div className="row tight">
          {(['accept', 'decline'] as const).map((answer) => (
            <Form key={answer} method="post" className="grow">
              <input type="hidden" name="intent" value={answer} />
              <Button type="submit" block look={answer === 'accept' ? 'brand' : 'quiet'} busy={intent === answer}>
                {text[answer]}
              </Button>
            </Form>
          ))}
        </div>
        <ButtonLink look="ghost" size="sm" className={threadStyles.requestReport} to={groupReportHref(room.slug)}>
          {text.report}
        </ButtonLink>
      </div>
    </section>
  )
}
