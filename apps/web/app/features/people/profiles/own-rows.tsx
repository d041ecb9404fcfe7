import { hasAdminAccess, type OwnProfile, type OwnTotals, type VisitView } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { encountersText } from '../../../text/encounters.ts'
import { favoritesText } from '../../../text/favorites.ts'
import { likesText } from '../../../text/likes.ts'
import { layoutText } from '../../../text/pages/layout.ts'
import { AvatarStack } from '../../../ui/avatar.tsx'
import { Row, Rows } from '../../../ui/rows/rows.tsx'
import { useUnread, useViewer } from '../../../viewer/viewer-context.tsx'
import styles from './own-page.module.css'
import { ownPageText } from './own-page.text.ts'

interface OwnRowsProps {
  own: OwnProfile
  totals: OwnTotals
  visits: VisitView[]
  /** Last row: signing out. */
  children: ReactNode
}

function Visitors({ visits }: { visits: VisitView[] }) {
  const people = visits.map(({ member }) => ({ id: member.id, src: member.avatar, name: member.displayName }))
  return <AvatarStack people={people} label={ownPageText.lastVisitors(people.map(({ name }) => name).join(', '))} />
}

/** Everything that is the member's own. An empty list keeps its row. */
export function OwnRows({ own, totals, visits, children }: OwnRowsProps) {
  const { unread } = useUnread()
  const { likes, kitchen } = useBrand().features
  const role = useViewer()?.role ?? null
  const honors = own.honors.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return (
    <div className={styles.columns}>
      <nav aria-label={ownPageText.awaits}>
        <Rows>
          <Row
            to="/visits"
            icon="eye"
            label={encountersText.visits}
            value={visits.length === 0 ? undefined : <Visitors visits={visits} />}
            count={unread.visits}
            news={encountersText.newVisits(unread.visits)}
          />
          <Row
            to="/honors"
            icon="award"
            label={encountersText.honors}
            value={honors || undefined}
            count={unread.honors}
            news={encountersText.newHonors(unread.honors)}
          />
          <Row to="/favorites" icon="bookmark" label={favoritesText.title} value={totals.favorites || undefined} />
          {kitchen ? <Row to="/carnet" icon="notebook-text" label={ownPageText.notebook} /> : null}
          {likes ? <Row to="/likes" icon="heart" label={likesText.title} /> : null}
          <Row to="/outings?miennes=1" icon="calendar-plus" label={layoutText.outings} />
          <Row to="/meetings" icon="calendar" label={encountersText.meetings} />
        </Rows>
      </nav>
      <nav aria-label={ownPageText.does}>
        <Rows>
          <Row to="/shares?scope=mine" icon="feather" label={ownPageText.shares} value={own.shareCount || undefined} />
          <Row to="/communities" icon="users" label={ownPageText.communities} value={totals.communities || undefined} />
          <Row to="/blog" icon="newspaper" label={layoutText.journal} />
        </Rows>
      </nav>
      <nav aria-label={ownPageText.account}>
        <Rows>
          <Row to="/settings" icon="settings" label={layoutText.settings} detail={ownPageText.settingsDetail} />
          <Row to="/settings/invitation" icon="user-plus" label={ownPageText.invite} />
          <Row to="/l/securite" icon="life-buoy" label={ownPageText.help} />
          {hasAdminAccess(role) ? (
            // Another app on the same session: full page load.
            <Row to="/admin" icon="square-pen" label={layoutText.desk} reloadDocument />
          ) : null}
          {children}
        </Rows>
      </nav>
    </div>
  )
}
