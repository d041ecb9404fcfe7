import { ArrowUpLeft, LogOut } from 'lucide-react'
import { useGetIdentity } from 'ra-core'
import { adminText } from '../text/admin.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** Viewer, theme choice, links back to the site and to sign out. */
export function AdminFooter() {
  const { data: her } = useGetIdentity()
  return (
    <div className="foot">
      <div className="foot-head">
        <p className="who">{her?.fullName}</p>
        <ThemeChoice />
      </div>
      <a href="/dashboard">
        <ArrowUpLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminText.backToSite}
      </a>
      <form method="post" action="/logout">
        <button type="submit">
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminText.signOut}
        </button>
      </form>
    </div>
  )
}
