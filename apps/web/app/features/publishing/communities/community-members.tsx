import type { CommunityMemberView, CommunityView, Page } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import styles from '../../../styles/shared/communities.module.css'
import communityRowStyles from '../../../styles/shared/community-row.module.css'
import { communitiesText } from '../../../text/communities.ts'
import { membersText } from '../../../text/members.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { PersonRow } from '../../people/members/public.ts'
import { communitiesApi } from './communities.api.ts'
import { AskedTwice, CommunityForm } from './community-form.tsx'
import { communityText } from './community-page.text.ts'
import { communityHref } from './community-row.tsx'
import type { PartProps } from './community-view.tsx'

interface OptionsProps {
  community: CommunityView
  item: CommunityMemberView
}

/** Actions of owners and moderators on a member. */
function MemberOptions({ community: { can: own }, item: { member, role, can } }: OptionsProps) {
  if (!can.putOut && !can.changeRole) return null
  const { username, displayName } = member
  const promoted = role === 'moderator'
  return (
    <AskedTwice summary={communityText.optionsShort}>
      {can.changeRole ? (
        <CommunityForm
          intent="role"
          fields={{ username, role: promoted ? 'member' : 'moderator' }}
          action={promoted ? communityText.thankModerator : communityText.nameModerator}
          look="line"
          size="sm"
        />
      ) : null}
      {own.own ? (
        <AskedTwice summary={communityText.handOver} text={communityText.handOverText}>
          <CommunityForm
            intent="handOver"
            fields={{ username }}
            action={communityText.handOverButton}
            look="line"
            size="sm"
          />
        </AskedTwice>
      ) : null}
      {can.putOut ? (
        <AskedTwice summary={communityText.putOut} text={communityText.putOutText}>
          <CommunityForm
            intent="putOut"
            fields={{ username }}
            action={communityText.putOut}
            label={`${communityText.putOut} (${displayName})`}
            look="danger"
            size="sm"
          />
        </AskedTwice>
      ) : null}
    </AskedTwice>
  )
}

function InviteForm({ answer }: Pick<PartProps, 'answer'>) {
  return (
    <AskedTwice summary={communityText.invite}>
      <CommunityForm intent="invite" action={communityText.inviteButton} look="line" className={styles.request}>
        <Field label={communityText.inviteName} help={communityText.inviteHelp}>
          <TextInput
            name="username"
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.intent === 'invite' ? (answer.typed.username ?? '') : ''}
          />
        </Field>
      </CommunityForm>
    </AskedTwice>
  )
}

interface CommunityMembersProps extends PartProps {
  first: Page<CommunityMemberView>
}

export function CommunityMembers({ community, answer, first }: CommunityMembersProps) {
  const { slug } = community
  const key = useMemo((): LiveKey => ['community-members', slug], [slug])
  const load = useCallback((cursor: string | undefined) => communitiesApi(api).members(slug, cursor), [slug])
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  return (
    <>
      {community.can.invite ? <InviteForm answer={answer} /> : null}
      {community.role === null ? null : (
        <MoreLink to={`/messages/groupe/nouveau?communaute=${slug}`}>{communityText.openGroup}</MoreLink>
      )}
      <InfiniteList
        items={[items]}
        keyOf={() => 'members'}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error instanceof ApiFailure ? error.message : null}
        nextHref={
          first.cursor === null
            ? undefined
            : `${communityHref(community)}?onglet=membres&cursor=${encodeURIComponent(first.cursor)}`
        }
      >
        {(members) => (
          <ul>
            {members.map((item) => (
              <li key={item.id}>
                <PersonRow
                  member={item.member}
                  end={
                    item.role === 'member' ? null : (
                      <span className={communityRowStyles.role}>{communitiesText.roles[item.role]}</span>
                    )
                  }
                >
                  {membersText.place(item.member.city, item.member.distance)}
                </PersonRow>
                <MemberOptions community={community} item={item} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  )
}
