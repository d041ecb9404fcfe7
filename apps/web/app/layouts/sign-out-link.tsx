import { Link } from 'react-router'
import { layoutText } from '../text/layout.ts'
import { Icon } from '../ui/icon.tsx'

/** Signing out, from everywhere: the page behind it asks after what she wrote and has not left, and signs nobody out by itself. */
export function SignOutLink({ className }: { className: string }) {
  return (
    <Link className={className} to="/logout" viewTransition>
      <Icon of="power" />
      <span>{layoutText.signOut}</span>
    </Link>
  )
}
