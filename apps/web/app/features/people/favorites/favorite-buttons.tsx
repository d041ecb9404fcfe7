import styles from '../../../styles/shared/notifications.module.css'
import { favoritesText } from '../../../text/favorites.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FavoriteForm } from './favorite-form.tsx'
import { type FavoriteTarget, useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  member: FavoriteTarget
  className?: string
}

/** Toggles a favourite; she is not notified. */
export function FavoriteButton({ member, className }: FavoriteButtonProps) {
  const { username, displayName } = member
  const { state, wish } = useFavorite(member)
  const label = favoritesText.keep(displayName)
  return (
    <FavoriteForm
      username={username}
      intent={state.kept ? 'release' : 'keep'}
      className={className}
      onPress={() => wish({ kept: !state.kept })}
    >
      <button
        type="submit"
        className={`icon-button ${styles.favoriteButton}`}
        aria-pressed={state.kept}
        aria-label={label}
        title={state.kept ? favoritesText.release(displayName) : label}
      >
        <Icon of="bookmark" size="l" />
      </button>
    </FavoriteForm>
  )
}

/** Toggles notifications about this favourite's shares. */
export function TellMeButton({ member }: FavoriteButtonProps) {
  const { username, displayName } = member
  const { state, wish } = useFavorite(member)
  if (!state.kept) return null
  const label = favoritesText.tellMeOf(displayName)
  return (
    <FavoriteForm
      username={username}
      intent={state.tellMe ? 'hush' : 'tell'}
      onPress={() => wish({ kept: true, tellMe: !state.tellMe })}
    >
      <button
        type="submit"
        className={`icon-button ${styles.favoriteButton}`}
        aria-pressed={state.tellMe}
        aria-label={label}
        title={label}
      >
        <Icon of="bell" size="l" />
      </button>
    </FavoriteForm>
  )
}
