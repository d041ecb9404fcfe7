import type { GroupDetails, GroupMember, MemberLink } from '@consoeurs/contract'
import { groupLimits } from '@consoeurs/contract'
import { useId } from 'react'
import { Form } from 'react-router'
import { Link } from '../../../navigation/link.tsx'
import communityRowStyles from '../../../styles/shared/community-row.module.css'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { AskedTwice, CommunityForm } from '../../publishing/communities/public.ts'
import { ChooseMembers } from './choose-members.tsx'
import type { GroupAnswer } from './group-actions.ts'
import { groupFormText as text } from './group-form.text.ts'
import { GroupOuting } from './group-outing.tsx'
import styles from './groups.module.css'
import { groupReportHref } from './groups-links.ts'

interface GroupPageProps {
  group: GroupDetails
  candidates: MemberLink[]
  answer: GroupAnswer | undefined
}

function Problem({ answer, intent }: { answer: GroupAnswer | undefined; intent: string }) {
  if (answer?.problem === undefined || answer.intent !== intent) return null
  return (
    <p className="field-error" role="alert">
      {answer.problem}
    </p>
  )
}

function Person({ member, children }: { member: MemberLink; children?: React.ReactNode }) {
  return (
    <div className={styles.line}>
      <Link to={`/p/${member.username}`} className={styles.person} prefetch="intent">
        <Avatar src={member.avatar} name={member.displayName} ring={member.freshness} />
        <span className="bold truncated">{member.displayName}</span>
      </Link>
      {children}
    </div>
  )
}

function MemberOptions({ member: { username, displayName } }: { member: MemberLink }) {
  return (
    <AskedTwice summary={text.optionsShort}>
      <CommunityForm intent="admin" fields={{ username }} action={text.nameAdmin} look="line" size="sm" />
      <AskedTwice summary={text.remove} text={text.removeText}>
        <CommunityForm
          intent="remove"
          fields={{ username }}
          action={text.remove}
          label={`${text.remove} (${displayName})`}
          look="danger"
          size="sm"
        />
      </AskedTwice>
    </AskedTwice>
  )
}

function Members({ group }: { group: GroupDetails }) {
  const viewerId = useViewer()?.id
  const mayChange = ({ member, admin }: GroupMember) => group.can.manage && !admin && member.id !== viewerId
  return (
    <section aria-label={text.membersTitle}>
      <h2 className="display heading-4">{text.membersTitle}</h2>
      <ul>
        {group.members.map((entry) => (
          <li key={entry.member.id}>
            <Person member={entry.member}>
              {entry.admin ? <span className={communityRowStyles.role}>{text.admin}</span> : null}
            </Person>
            {mayChange(entry) ? <MemberOptions member={entry.member} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invited({ invited, answer }: { invited: MemberLink[]; answer: GroupAnswer | undefined }) {
  if (invited.length === 0) return null
  return (
    <section aria-label={text.invitedTitle}>
      <h2 className="display heading-4">{text.invitedTitle}</h2>
      <p className="soft small">{text.invitedHelp}</p>
      <Problem answer={answer} intent="withdraw" />
      <ul>
        {invited.map((member) => (
          <li key={member.id}>
            <Person member={member}>
              <CommunityForm
                intent="withdraw"
                fields={{ username: member.username }}
                action={text.withdraw}
                label={`${text.withdraw} (${member.displayName})`}
                look="ghost"
                size="sm"
              />
            </Person>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invite({ group, candidates, answer }: GroupPageProps) {
  const left = groupLimits.members.max - group.members.length - group.invited.length
  const known = new Set([...group.members.map(({ member }) => member.id), ...group.invited.map(({ id }) => id)])
  const others = candidates.filter(({ id }) => !known.has(id))
  if (left <= 0) return <p className="soft">{text.full}</p>
  if (others.length === 0) return null
  return (
    <AskedTwice summary={text.invite}>
      <CommunityForm intent="invite" action={text.inviteButton} className={styles.form}>
        {/* Empty again once the invitations are sent. */}
        <ChooseMembers key={group.invited.length} candidates={others} chosen={[]} most={left} />
        <Problem answer={answer} intent="invite" />
      </CommunityForm>
    </AskedTwice>
  )
}

function Look({ group, answer }: Pick<GroupPageProps, 'group' | 'answer'>) {
  const { name, community } = group.room
  const helpId = useId()
  const picture = community.avatar
  return (
    <AskedTwice summary={text.settings}>
      {/* A saved picture is no longer chosen: saving again would send it again. */}
      <Form
        key={picture?.id ?? 0}
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="change" />
        <Field label={text.name}>
          <TextInput name="name" required maxLength={groupLimits.name} defaultValue={name} autoComplete="off" />
        </Field>
        {picture === null ? null : (
          <img className={styles.preview} src={picture.formats.thumbnail.url} alt={text.picture} />
        )}
        <Field label={text.picture}>
          <input type="file" name="file" accept="image/*,.heic,.heif" aria-describedby={helpId} />
        </Field>
        <p className="field-help" id={helpId}>
          {text.pictureHelp}
        </p>
        <Problem answer={answer} intent="change" />
        <div>
          <Button type="submit" size="sm">
            {text.save}
          </Button>
        </div>
      </Form>
      {picture === null ? null : (
        <CommunityForm intent="removePicture" action={text.removePicture} look="line" size="sm" />
      )}
    </AskedTwice>
  )
}

/** Who is in it, and what its admins change. Plain forms, so that it works without scripts. */
export function GroupPage(props: GroupPageProps) {
  const { group, answer } = props
  const { manage } = group.can
  return (
    <>
      <Problem answer={answer} intent="remove" />
      <Problem answer={answer} intent="admin" />
      <GroupOuting outing={group.outing} />
      <Members group={group} />
      <Invited invited={group.invited} answer={answer} />
      {manage ? <Invite {...props} /> : null}
      {manage ? <Look group={group} answer={answer} /> : null}
      <AskedTwice summary={text.leave} text={text.leaveText}>
        <CommunityForm intent="leave" action={text.leave} look="danger" size="sm" />
      </AskedTwice>
      {manage ? null : (
        <ButtonLink look="ghost" size="sm" to={groupReportHref(group.room.slug)}>
          {text.report}
        </ButtonLink>
      )}
    </>
  )
}
