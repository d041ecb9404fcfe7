import type { CommunityView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { communitiesText } from '../../text/communities.ts'
import { memberCount } from '../../text/counts.ts'
import { AvatarStack } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { CommunityForm } from './community-form.tsx'
import { communityHref } from './community-row.tsx'
import type { TabName } from './community-tabs.ts'

const tabHref = (community: CommunityView, tab: TabName) => `${communityHref(community)}?onglet=${tab}`

/** The one thing to do at the door: come in, ask, wait; or what it is to be in. */
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
      // Rooms are for members alone.
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
    <div className="pad">
      <Tabs label={communitiesText.tabs} items={items} current={tabHref(community, tab)} />
    </div>
  )
}

interface CommunityHeadProps {
  community: CommunityView
  tab: TabName
  /** The secret of the link that she came by; empty without. */
  invitation: string
}

/** What stands on the door: picture, name, who is in, and the way in. */
export function CommunityHead({ community, tab, invitation }: CommunityHeadProps) {
  const { name, tagline, cover, faces, access, memberCount: count, requests } = community
  const said = standingText(community)
  const signedIn = useViewer() !== null
  return (
    <>
      {cover === null ? null : (
        <img
          className="cm-cover"
          src={cover.formats.large.url}
          srcSet={`${cover.formats.medium.url} ${cover.formats.medium.width}w, ${cover.formats.large.url} ${cover.formats.large.width}w`}
          sizes="(min-width: 900px) 640px, 100vw"
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      )}
      <header className="pad cm-head">
        {/* Without a picture to float over, the bar of a member’s phone has said it. */}
        <h1 className={classNames('d h1', signedIn && cover === null && 'only-wide')}>{name}</h1>
        <p className="lead soft">{tagline}</p>
        <div className="cm-bar">
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
            <span className="small b">{memberCount(count)}</span>
            <span className="small soft">{communitiesText.access[access]}</span>
          </span>
          <span className="cm-ways">
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
            <Link className="more" to={tabHref(community, 'gerer')} preventScrollReset>
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
