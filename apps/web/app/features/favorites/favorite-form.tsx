import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

interface FavoriteFormProps {
  username: string
  /** What a press asks for, where no script runs. */
  intent: 'keep' | 'release' | 'tell' | 'hush'
  onPress: () => void
  children: ReactNode
  className?: string
}

/** A press on something about a favourite: answered at once, or sent as a form that comes back here. */
export function FavoriteForm({ username, intent, onPress, children, className }: FavoriteFormProps) {
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action="/favorites"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="retour" value={pathname + search} />
      {children}
    </form>
  )
}
