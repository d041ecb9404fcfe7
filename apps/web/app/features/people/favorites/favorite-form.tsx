import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

interface FavoriteFormProps {
  username: string
  /** The form's action without scripts. */
  intent: 'keep' | 'release' | 'tell' | 'hush'
  onPress: () => void
  children: ReactNode
  className?: string
}

/** Optimistic with scripts; without them, a form that returns to this page. */
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
