import { useLocation } from 'react-router'
import { mayOpenWhileWaiting } from '../middleware/while-waiting.ts'
import { settingsText } from '../text/settings.ts'
import { ActionRow, Row, Rows } from '../ui/rows/rows.tsx'
import { settingsGroups } from './settings-sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** The settings that are open to a newcomer whose sign-up is not approved. */
export function WaitingMenu() {
  const { pathname } = useLocation()
  const open = settingsGroups.flat().filter(({ slug }) => mayOpenWhileWaiting(`/settings/${slug}`))
  return (
    <nav aria-label={settingsText.title}>
      <Rows>
        {open.map(({ slug, icon }) => (
          <Row
            key={slug}
            to={`/settings/${slug}`}
            icon={icon}
            label={settingsText.sections[slug]}
            current={pathname === `/settings/${slug}`}
          />
        ))}
        <Row to="/l/support" icon="life-buoy" label={settingsText.help} />
        <ActionRow>{(className) => <SignOutButton className={className} />}</ActionRow>
      </Rows>
    </nav>
  )
}
