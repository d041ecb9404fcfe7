import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { navLinks } from '../../../page/nav-links.ts'
import { dashboardText } from '../../../text/dashboard.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './dashboard.module.css'

/** On a phone, what the rail has on a wide screen and the tab bar has no place for. */
export function Sections() {
  return (
    <nav className={`only-phone ${styles.sections}`} aria-label={dashboardText.sections}>
      {useBrand().sections.map((section) => {
        const { to, label, icon } = navLinks[section]
        return (
          <Link key={section} to={to} prefetch="intent" viewTransition>
            <Icon of={icon} />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
