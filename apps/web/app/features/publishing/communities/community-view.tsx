import '../../../styles/shared/conversation-row.module.css'
import '../../../styles/shared/messages-page.module.css'
import '../../../styles/shared/rooms.module.css'
import '../../../styles/shared/share.module.css'
import '../../../styles/shared/share-parts.module.css'
import '../../../styles/shared/share-actions.module.css'
import '../../../styles/shared/share-details.module.css'
import '../../../ui/text-blocks.module.css'
import '../../../ui/photo-grid.module.css'
import { type CommunityView, communityLimits } from '@consoeurs/contract'
import styles from '../../../styles/shared/communities.module.css'
import { MoreLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Announcements, Pin } from './announcements.tsx'
import type { CommunityAnswer } from './community-actions.ts'
import { AskedTwice, CommunityForm } from './community-form.tsx'
import { CommunityMembers } from './community-members.tsx'
import { communityText } from './community-page.text.ts'
import { communityHref } from './community-row.tsx'
import type { TabData, TabName } from './community-tabs.ts'

/** For the owner and moderators only: loaded on demand. */
const DeskPart = lazyPart(async () => (await import('./community-desk.tsx')).CommunityDesk, {
  drawnAs: '[data-hook~="community-moderation"]',
})

const RoomsPart = lazyPart(async () => (await import('./community-rooms.tsx')).CommunityRooms, {
  drawnAs: '[data-hook~="community-rooms"]',
  vital: true,
})

/** Includes everything that renders a share: loaded on demand. */
const SharesPart = lazyPart(async () => (await import('./community-shares.tsx')).CommunityShares, {
  drawnAs: '[data-hook~="community-feed"]',
  vital: true,
})

export interface PartProps {
  community: CommunityView
  answer: CommunityAnswer | undefined
}

function About({ community }: { community: CommunityView }) {
  const { description, access, can } = community
  return (
    <>
      <p className="written">{description || communityText.noDescription}</p>
      <p className="soft">{communityText.accessHelp[access]}</p>
      {can.read ? (
        <MoreLink to={`${communityHref(community)}?onglet=annonces`}>{communityText.allAnnouncements}</MoreLink>
      ) : null}
      {can.report ? (
        <MoreLink to={`${communityHref(community)}?onglet=signaler`}>{communityText.report}</MoreLink>
      ) : null}
    </>
  )
}

/** Notification settings, and leaving. */
function Choices({ community }: { community: CommunityView }) {
  const { news, role, access } = community
  const options = (['all', 'mentions', 'none'] as const).map((value) => ({
    value,
    ...communityText.newsChoices[value],
  }))
  return (
    <>
      <CommunityForm intent="news" action={communityText.save} look="line" className={styles.request}>
        <RadioCards legend={communityText.news} name="news" options={options} defaultValue={news ?? 'mentions'} />
      </CommunityForm>
      {role === 'owner' ? (
        <p className="soft">{communityText.ownerStays}</p>
      ) : (
        <AskedTwice summary={communityText.leave} text={communityText.leaveText}>
          <CommunityForm
            intent="leave"
            fields={{ secret: access === 'secret' ? 'oui' : '' }}
            action={communityText.leaveConfirm}
            look="danger"
          />
        </AskedTwice>
      )}
    </>
  )
}

function AskForm({ community: { questions }, answer }: PartProps) {
  return (
    <CommunityForm intent="enter" action={communityText.sendRequest} className={styles.request}>
      <p className="soft">{communityText.askLead}</p>
      {questions.map((question, index) => (
        <Field key={question} label={question}>
          <TextArea
            name="answer"
            rows={3}
            limit={communityLimits.answer}
            required
            defaultValue={index === 0 ? (answer?.typed.answer ?? '') : ''}
          />
        </Field>
      ))}
    </CommunityForm>
  )
}

interface CommunityTabProps extends PartProps, TabData {
  tab: TabName
  /** Idempotency key, made by the server. */
  clientId: string
}

export function CommunityTab(props: CommunityTabProps) {
  const { community, answer, tab, shares, rooms, members, announcements, desk, clientId } = props
  const { announcement, rules } = community
  return (
    <div {...(tab === 'partages' ? { 'data-hook': 'community-feed' } : { className: `gutter ${styles.body}` })}>
      <FormError text={answer?.problem} />
      {tab === 'partages' && announcement !== null ? (
        <div className={`gutter ${styles.body}`}>
          <Pin announcement={announcement} more={`${communityHref(community)}?onglet=annonces`} />
        </div>
      ) : null}
      {shares === null ? null : <SharesPart community={community} first={shares} />}
      {rooms === null ? null : <RoomsPart {...{ community, answer, rooms, clientId }} />}
      {tab === 'apropos' ? <About community={community} /> : null}
      {tab === 'regles' ? <p className="written">{rules || communityText.noRules}</p> : null}
      {members === null ? null : <CommunityMembers key={community.slug} {...{ community, answer }} first={members} />}
      {announcements === null ? null : <Announcements {...{ community, answer, announcements, clientId }} />}
      {desk === null ? null : <DeskPart {...{ community, answer, desk }} />}
      {tab === 'reglages' ? <Choices community={community} /> : null}
      {tab === 'demander' ? <AskForm community={community} answer={answer} /> : null}
    </div>
  )
}
