import type { CommunityView, Page, ShareView } from '@consoeurs/contract'
import styles from '../../../styles/shared/communities.module.css'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShareFeed } from '../shares/public.ts'
import { communityText } from './community-page.text.ts'
import { communityHref } from './community-row.tsx'

export function CommunityShares({ community, first }: { community: CommunityView; first: Page<ShareView> }) {
  const { slug, id, can } = community
  const publish = can.publish ? (
    <ButtonLink to={`/shares?publier=1&communaute=${id}`} icon="square-pen" look="quiet">
      {communityText.publishHere}
    </ButtonLink>
  ) : undefined
  return (
    <>
      {first.items.length > 0 && publish ? <div className={`gutter ${styles.publish}`}>{publish}</div> : null}
      <ShareFeed
        key={slug}
        first={first}
        query={{ community: slug }}
        path={communityHref(community)}
        empty={<EmptyState {...communityText.noShares} action={publish} />}
      />
    </>
  )
}
