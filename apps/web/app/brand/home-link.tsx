import { Link } from '../navigation/link.tsx'
import { layoutText } from '../text/pages/layout.ts'
import { useBrand } from './brand-context.tsx'
import { Lockup } from './marks.tsx'

/** The accessible name contains the visible one, for voice control (WCAG 2.5.3). */
export function HomeLink({ to, className }: { to: string; className: string | undefined }) {
  const { name } = useBrand()
  return (
    <Link to={to} className={className} aria-label={layoutText.homeOf(name)}>
      <Lockup />
    </Link>
  )
}
