import { useLocation } from 'react-router'
import { likesText } from '../../../text/likes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './like-button.module.css'
import { type LikeTarget, useLike } from './use-like.ts'

interface LikeButtonProps {
  member: LikeTarget
  className?: string
  /** Among other members’: its label names the member. */
  named?: boolean
  /** Where no hint stands beside it: a toast says what happens. */
  explained?: boolean
}

/** « Elle me plaît ». Optimistic with scripts; without them, a form that returns to this page. */
export function LikeButton({ member, className, named = false, explained = false }: LikeButtonProps) {
  const { pathname, search } = useLocation()
  const { state, wish } = useLike(member)
  const { username, displayName } = member
  const { liked } = state
  const press = () => {
    wish(!liked)
    if (!explained || liked || !navigator.onLine) return
    toast.success(likesText.noted, { action: { label: likesText.cancel, onPress: () => wish(false) } })
  }
  const label = named ? likesText.likeOf(displayName) : likesText.like
  return (
    <form
      method="post"
      action="/likes"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="intent" value={liked ? 'withdraw' : 'like'} />
      <input type="hidden" name="retour" value={pathname + search} />
      <button
        type="submit"
        className={styles.heart}
        aria-pressed={liked}
        aria-label={label}
        title={liked ? likesText.withdrawOf(displayName) : label}
      >
        <Icon of="heart" />
      </button>
    </form>
  )
}

function hintText({ liked, mutual, offline }: ReturnType<typeof useLike>['state']): string {
  if (offline) return likesText.offline
  if (!liked) return likesText.invitation
  return mutual ? likesText.mutual : likesText.noted
}

/** Beside the heart of a profile. */
export function LikeHint({ member, className }: Pick<LikeButtonProps, 'member' | 'className'>) {
  const { state, wish } = useLike(member)
  return (
    <div className={className}>
      <p className={styles.hint} role="status">
        <Icon of="heart" size="s" />
        <span>
          <span>{hintText(state)}</span>
          {state.liked && !state.mutual ? (
            <button type="button" className={styles.cancel} onClick={() => wish(false)}>
              {likesText.cancel}
            </button>
          ) : null}
        </span>
      </p>
    </div>
  )
}
