import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { directoryText } from './directory.text.ts'
import type { ListedMember } from './members.api.ts'

interface PassFormProps {
  member: ListedMember
  passed: boolean
  onPress: () => void
  className?: string
  children?: ReactNode
}

/** Optimistic with scripts; without them, a form that returns to this page. */
export function PassForm({ member, passed, onPress, className, children }: PassFormProps) {
  const { pathname, search } = useLocation()
  const label = passed ? directoryText.bringBackOf(member.displayName) : directoryText.pass(member.displayName)
  return (
    <form
      method="post"
      action="/members"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <input type="hidden" name="username" value={member.username} />
      <input type="hidden" name="intent" value={passed ? 'bring-back' : 'pass'} />
      <input type="hidden" name="retour" value={pathname + search} />
      <button type="submit" className="icon-button" aria-label={label} title={label}>
        <Icon of={passed ? 'undo-2' : 'x'} size="l" />
      </button>
      {children}
    </form>
  )
}
