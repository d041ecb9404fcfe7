import type { Role } from '@consoeurs/contract'
import { type LucideIcon, PenLine, Shield, UserStar } from 'lucide-react'
import { roleNames, rolesText } from '../../text/settings.ts'

const cards = [
  { role: 'moderator', icon: Shield },
  { role: 'editor', icon: PenLine },
  { role: 'admin', icon: UserStar },
] as const satisfies { role: Role; icon: LucideIcon }[]

export function RoleCards({ value, onChoose }: { value: Role; onChoose: (role: Role) => void }) {
  return (
    <fieldset className="role-cards">
      <legend>{rolesText.role}</legend>
      {cards.map(({ role, icon: Icon }) => (
        <label key={role}>
          <input
            className="tick"
            type="radio"
            name="role"
            checked={role === value}
            aria-describedby={`does-${role}`}
            onChange={() => onChoose(role)}
          />
          <span>
            <b>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {roleNames[role]}
            </b>
            <span id={`does-${role}`} className="soft">
              {rolesText.does[role]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
