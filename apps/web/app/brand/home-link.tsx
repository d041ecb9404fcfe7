import { Link } from 'react-router'
import { layoutText } from '../text/layout.ts'
import { useBrand } from './brand-context.tsx'
import { Lockup } from './marks.tsx'

/** The name of the site leads home, and is heard as it is seen: who speaks to her phone says what she reads. */
export function HomeLink({ to, className }: { to: string; className: string }) {
  const { name } = useBrand()
  return (
    <Link to={to} className={className} aria-label={layoutText.homeOf(name)}>
      <Lockup />
    </Link>
  )
}
