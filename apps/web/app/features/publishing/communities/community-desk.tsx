import { communityLimits, type LinkView, type RequestView } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/communities.module.css'
import { communitiesText } from '../../../text/communities.ts'
import { day } from '../../../text/dates.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { PersonRow } from '../../people/members/public.ts'
import type { CommunityAnswer } from './community-actions.ts'
import { communityDeskText } from './community-desk.text.ts'
import { AskedTwice, CommunityForm } from './community-form.tsx'
import { communityHref } from './community-row.tsx'
import { CommunitySettings } from './community-settings.tsx'
import type { CommunityAdminData } from './community-tabs.ts'
import type { PartProps } from './community-view.tsx'

function Request({ request: { member, answers, at } }: { request: RequestView }) {
  const { username, displayName } = member
  return (
    <li className={styles.item}>
      <PersonRow member={member}>
        <TimeAgo date={at} />
      </PersonRow>
      {answers.length === 0 ? null : (
        <dl>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="meta">{question}</dt>
              <dd className="written">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <span className={styles.actions}>
        <CommunityForm
          intent="answer"
          fields={{ username, accept: 'oui' }}
          action={communityDeskText.acceptShort}
          label={communityDeskText.acceptHer(displayName)}
          size="sm"
        />
        <CommunityForm
          intent="answer"
          fields={{ username, accept: 'non' }}
          action={communitiesText.decline}
          label={communityDeskText.declineHer(displayName)}
          look="quiet"
          size="sm"
        />
      </span>
    </li>
  )
}

const dateOf = ({ expiresAt }: LinkView) => day(new Date(expiresAt), { now: new Date() })

function Links({ links, answer }: { links: LinkView[]; answer: CommunityAnswer | undefined }) {
  const durations = communityLimits.linkDays.map((days) => ({
    value: String(days),
    label: communityDeskText.linkDay(days),
  }))
  return (
    <section aria-labelledby="liens">
      <h2 className="display heading-3" id="liens">
        {communityDeskText.links}
      </h2>
      <p className="soft">{communityDeskText.linksLead}</p>
      {answer?.link === undefined ? null : (
        <div className={styles.pin} role="status">
          <p>{communityDeskText.linkReady}</p>
          <p className={`bold ${styles.link}`}>{answer.link}</p>
        </div>
      )}
      <CommunityForm intent="openLink" action={communityDeskText.openLink} look="line" className={styles.request}>
        <RadioCards
          legend={communityDeskText.linkDays}
          name="days"
          layout="chips"
          options={durations}
          defaultValue={String(communityLimits.linkDays[1])}
        />
      </CommunityForm>
      <ul>
        {links.map((link) => (
          <li key={link.id} className={styles.item}>
            <p suppressHydrationWarning>
              {communityDeskText.linkUntil(dateOf(link))}. {communityDeskText.linkUses(link.uses)}.
            </p>
            <CommunityForm
              intent="closeLink"
              fields={{ id: String(link.id) }}
              action={communityDeskText.closeLink}
              label={communityDeskText.closeLinkOf(dateOf(link))}
              look="quiet"
              size="sm"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Excluded({ excluded }: Pick<CommunityAdminData, 'excluded'>) {
  if (excluded.length === 0) return null
  return (
    <section aria-labelledby="dehors">
      <h2 className="display heading-3" id="dehors">
        {communityDeskText.excludedTitle}
      </h2>
      <ul>
        {excluded.map(({ username, displayName, at }) => (
          <li key={username} className={styles.item}>
            <p>
              <b className="bold">{displayName}</b>{' '}
              <span className="meta">
                <TimeAgo date={at} />
              </span>
            </p>
            <CommunityForm
              intent="letIn"
              fields={{ username }}
              action={communityDeskText.letIn}
              label={communityDeskText.letInHer(displayName)}
              look="line"
              size="sm"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reported({ reports }: Pick<CommunityAdminData, 'reports'>) {
  return (
    <section aria-labelledby="signale">
      <h2 className="display heading-3" id="signale">
        {communityDeskText.reported}
      </h2>
      <p className="soft">{reports.length === 0 ? communityDeskText.noReported : communityDeskText.reportedLead}</p>
      <ul>
        {reports.map(({ id, reason, excerpt, url, at }) => (
          <li key={id} className={styles.item}>
            <p className="meta">
              {reason}, <TimeAgo date={at} />
            </p>
            {excerpt === '' ? null : <p className="written">{excerpt}</p>}
            <Link className="more-link" to={sitePath(url) ?? '/'}>
              {communityDeskText.seeIt}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CommunityDesk({ community, answer, desk }: PartProps & { desk: CommunityAdminData }) {
  const { can, archived } = community
  const { items } = desk.requests
  return (
    <div className={styles.moderation} data-hook="community-moderation">
      <section aria-labelledby="demandes">
        <h2 className="display heading-3" id="demandes">
          {communityDeskText.requests}
        </h2>
        {items.length === 0 ? <p className="soft">{communityDeskText.noRequests}</p> : null}
        <ul>
          {items.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
        {can.announce ? (
          <MoreLink to={`${communityHref(community)}?onglet=annonces`} preventScrollReset>
            {communityDeskText.announce}
          </MoreLink>
        ) : null}
      </section>
      <Reported reports={desk.reports} />
      {archived ? null : <Links links={desk.links} answer={answer} />}
      <Excluded excluded={desk.excluded} />
      {can.own ? <CommunitySettings community={community} answer={answer} /> : null}
      {can.own ? (
        <AskedTwice
          summary={archived ? communityDeskText.unarchive : communityDeskText.archive}
          text={archived ? communityDeskText.unarchiveText : communityDeskText.archiveText}
        >
          <CommunityForm
            intent="archive"
            fields={{ archived: archived ? 'non' : 'oui' }}
            action={archived ? communityDeskText.unarchive : communityDeskText.archive}
            look={archived ? 'line' : 'danger'}
          />
        </AskedTwice>
      ) : null}
    </div>
  )
}
