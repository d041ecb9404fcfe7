import { ArrowUpLeft, LogOut } from 'lucide-react'
import { useGetIdentity } from 'ra-core'
import { deskText } from '../text/desk.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** Who she is here, the light she works in, and the two ways out. */
export function DeskFoot() {
  const { data: her } = useGetIdentity()
  return (
    <div className="foot">
      <div className="foot-head">
        <p className="who">{her?.fullName}</p>
        <ThemeChoice />
      </div>
      <a href="/dashboard">
        <ArrowUpLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {deskText.backToSite}
      </a>
      <a href="/logout">
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        {deskText.signOut}
      </a>
    </div>
  )
}
