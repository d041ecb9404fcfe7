import type { DirectoryCard } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { directoryText } from '../../text/directory.ts'
import { Icon } from '../../ui/icon.tsx'

interface PassFormProps {
  member: DirectoryCard
  passed: boolean
  onPress: () => void
  className?: string
  children?: ReactNode
}

/** « Passer », or « Faire revenir »: answered at once, or sent as a form that comes back here. */
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
      <button type="submit" className="ib" aria-label={label} title={label}>
        <Icon of={passed ? 'undo-2' : 'x'} size="l" />
      </button>
      {children}
    </form>
  )
}
