import type { CommunityView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/communities.module.css'
import { communitiesText } from '../../../text/communities.ts'
import { memberCount } from '../../../text/counts.ts'
import { AvatarStack } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { CommunityForm } from './community-form.tsx'
import { communityHref } from './community-row.tsx'
import type { TabName } from './community-tabs.ts'

const tabHref = (community: CommunityView, tab: TabName) => `${communityHref(community)}?onglet=${tab}`

/** The viewer's next step: join, request, wait; or that she is a member. */
function Door({ community, invitation }: { community: CommunityView; invitation: string }) {
  const { can, standing, role, questions } = community
  const signedIn = useViewer() !== null
  const here = communityHref(community)
  if (!signedIn) {
    return <ButtonLink to={`/login?suite=${encodeURIComponent(here)}`}>{communitiesText.signIn}</ButtonLink>
  }
  if (role !== null) {
    return (
      <ButtonLink to={tabHref(community, 'reglages')} look="quiet" size="sm" icon="check" preventScrollReset>
        {communitiesText.isIn}
      </ButtonLink>
    )
  }
  if (can.join) {
    const invited = standing === 'invited'
    return (
      <>
        <CommunityForm
          intent="enter"
          fields={{ invitation }}
          action={invited ? communitiesText.accept : communitiesText.join}
        />
        {invited && invitation === '' ? (
          <CommunityForm
            intent="leave"
            fields={{ secret: community.access === 'secret' ? 'oui' : '' }}
            action={communitiesText.decline}
            look="quiet"
          />
        ) : null}
      </>
    )
  }
  if (standing === 'asked') return <CommunityForm intent="leave" action={communitiesText.withdraw} look="quiet" />
  if (!can.ask) return null
  if (questions.length === 0) return <CommunityForm intent="enter" action={communitiesText.ask} />
  return (
    <ButtonLink to={tabHref(community, 'demander')} preventScrollReset>
      {communitiesText.ask}
    </ButtonLink>
  )
}

function standingText({ standing, role, archived }: CommunityView): string | null {
  if (archived) return communitiesText.archivedNote
  if (role !== null || standing === null) return null
  return communitiesText[standing]
}

const shownTabs: readonly TabName[] = ['partages', 'salons', 'apropos', 'membres', 'regles', 'gerer']
const opens: Partial<Record<TabName, keyof CommunityView['can']>> = {
  partages: 'read',
  salons: 'read',
  membres: 'members',
  gerer: 'moderate',
}

function CommunityTabs({ community, tab }: { community: CommunityView; tab: TabName }) {
  const signedIn = useViewer() !== null
  const items = shownTabs
    .filter((name) => {
      // Visitors do not see rooms.
      if (name === 'salons' && !signedIn) return false
      const ability = opens[name]
      return ability === undefined || community.can[ability]
    })
    .map((name) => ({
      to: tabHref(community, name),
      label: communitiesText.tab[name],
      ...(name === 'gerer' && community.requests > 0 && { count: community.requests }),
    }))
  return (
    <div className="gutter">
      <Tabs label={communitiesText.tabs} items={items} current={tabHref(community, tab)} />
    </div>
  )
}

interface CommunityHeadProps {
  community: CommunityView
  tab: TabName
  /** Secret of the invitation link; empty without one. */
  invitation: string
}

export function CommunityHead({ community, tab, invitation }: CommunityHeadProps) {
  const { name, tagline, cover, faces, access, memberCount: count, requests } = community
  const said = standingText(community)
  const signedIn = useViewer() !== null
  return (
    <>
      {cover === null ? null : (
        <img
          className={styles.cover}
          src={cover.formats.large.url}
          srcSet={`${cover.formats.medium.url} ${cover.formats.medium.width}w, ${cover.formats.large.url} ${cover.formats.large.width}w`}
          sizes="(min-width: 900px) 640px, 100vw"
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      )}
      <header className={`gutter ${styles.head}`}>
        {/* On a member's phone the app bar already shows the name, unless there is a cover. */}
        <h1 className={classNames('display heading-1', signedIn && cover === null && 'only-wide')}>{name}</h1>
        <p className="lead soft">{tagline}</p>
        <div className={styles.bar}>
          <span className="row">
            {faces.length === 0 ? null : (
              <AvatarStack
                size="sm"
                label={communitiesText.faces}
                people={faces
                  .slice(0, 4)
                  .map(({ id, avatar, displayName }) => ({ id, src: avatar, name: displayName }))}
              />
            )}
            <span className="small bold">{memberCount(count)}</span>
            <span className="small soft">{communitiesText.access[access]}</span>
          </span>
          <span className={styles.actions}>
            <Door community={community} invitation={invitation} />
          </span>
        </div>
        {said === null ? null : (
          <p className="soft" role="status">
            {said}
          </p>
        )}
        {requests === 0 || tab === 'gerer' ? null : (
          <p>
            <Link className="more-link" to={tabHref(community, 'gerer')} preventScrollReset>
              <Icon of="users" size="s" />
              {communitiesText.requestsWaiting(requests)}
            </Link>
          </p>
        )}
      </header>
      <CommunityTabs community={community} tab={tab} />
    </>
  )
}
