import { ArrowUpLeft, LogOut } from 'lucide-react'
import { useGetIdentity } from 'ra-core'
import { adminText } from '../text/admin.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** Viewer, theme choice, links back to the site and to sign out; the sidebar shows the links as icons. */
export function AdminFooter() {
  const { data: her } = useGetIdentity()
  return (
    <div className="foot">
      <p className="who" title={her?.fullName}>
        {her?.fullName}
      </p>
      <ThemeChoice />
      <a href="/dashboard" title={adminText.backToSite}>
        <ArrowUpLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{adminText.backToSite}</span>
      </a>
      <form method="post" action="/logout">
        <button type="submit" title={adminText.signOut}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{adminText.signOut}</span>
        </button>
      </form>
    </div>
  )
}
