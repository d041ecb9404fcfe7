import { favoritesText } from '../../text/favorites.ts'
import { Icon } from '../../ui/icon.tsx'
import { FavoriteForm } from './favorite-form.tsx'
import { type Keepable, useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  member: Keepable
  className?: string
}

/** The heart: keeps her, or lets her go. Nobody hears of it. */
export function FavoriteHeart({ member, className }: FavoriteButtonProps) {
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
        className="ib fav"
        aria-pressed={state.kept}
        aria-label={label}
        title={state.kept ? favoritesText.release(displayName) : label}
      >
        <Icon of="heart" size="l" />
      </button>
    </FavoriteForm>
  )
}

/** Whether she is told when this favourite shares something. */
export function TellMeButton({ member, worded = false }: { member: Keepable; worded?: boolean }) {
  const { username, displayName } = member
  const { state, wish } = useFavorite(member)
  if (!state.kept) return null
  const label = favoritesText.tellMeOf(displayName)
  return (
    <FavoriteForm
      username={username}
      intent={state.tellMe ? 'hush' : 'tell'}
      className={worded ? 'pf-tell' : undefined}
      onPress={() => wish({ kept: true, tellMe: !state.tellMe })}
    >
      <button
        type="submit"
        className={worded ? 'chip' : 'ib fav'}
        aria-pressed={state.tellMe}
        aria-label={label}
        title={label}
      >
        <Icon of="bell" size={worded ? 's' : 'l'} />
        {worded ? favoritesText.tellMe : null}
      </button>
    </FavoriteForm>
  )
}
