import type { FileView, LikeMoments, MemberCard } from '@consoeurs/contract'
import { initialOf } from '@consoeurs/contract/text/truncate'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import { logWarning } from '../../../browser-log.ts'
import { Link } from '../../../navigation/link.tsx'
import { uiText } from '../../../text/ui.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FullScreenPopup } from '../../../ui/overlays/full-screen-popup.tsx'
import pictureStyles from '../../../ui/picture.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { pictureOf } from '../../foundation/files/public.ts'
import styles from './like-moment.module.css'
import { momentText } from './like-moment.text.ts'
import { likesApi } from './likes.api.ts'

export interface LikeMomentProps extends LikeMoments {
  onClose: () => void
}

interface PrintProps {
  photo: FileView | null
  name: string
  className: string | undefined
}

function Print({ photo, name, className }: PrintProps) {
  return (
    <span className={classNames(styles.print, className)}>
      {photo === null ? (
        <span className={`display ${styles.initial}`}>{initialOf(name)}</span>
      ) : (
        <Picture
          picture={pictureOf(photo)}
          sizes="(min-width: 900px) 264px, 172px"
          priority
          className={pictureStyles.fill}
        />
      )}
    </span>
  )
}

function Art({ photo, member }: { photo: FileView | null; member: MemberCard }) {
  const flower = useIllustration('deco')
  const name = useViewer()?.displayName ?? ''
  return (
    <div className={styles.art} aria-hidden="true">
      <span className={styles.disc} />
      <Print photo={photo} name={name} className={styles.left} />
      <Print photo={member.photo} name={member.displayName} className={styles.right} />
      <img className={styles.flower} src={flower.src} width={flower.width} height={flower.height} alt="" />
    </div>
  )
}

/** Two members learn that they like each other. Several at once: the newest, then the list. */
export function LikeMoment({ moments, photo, onClose }: LikeMomentProps) {
  const { label } = useBrand().text.openers
  const write = useRef<HTMLAnchorElement>(null)
  const [moment, ...others] = moments
  useEffect(() => {
    likesApi(api)
      .seen()
      .catch((error: unknown) => logWarning('mutual like not marked as seen', error))
  }, [])
  if (moment === undefined) return null
  const { member, opener } = moment
  const title = momentText.title(member.displayName)
  return (
    <FullScreenPopup
      label={`${title} ${momentText.titleEnd}`}
      className={styles.moment}
      initialFocus={write}
      onClose={onClose}
    >
      <button type="button" className={`icon-button ${styles.close}`} aria-label={uiText.close} onClick={onClose}>
        <Icon of="x" size="l" />
      </button>
      <Art photo={photo} member={member} />
      <div className={styles.words}>
        <h2 className="display">
          <span>{title}</span> <span>{momentText.titleEnd}</span>
        </h2>
        <p>{momentText.secret}</p>
        <div className={styles.opener}>
          {opener === '' ? null : <span>{label}…</span>}
          <p className="display">{opener === '' ? momentText.hello : opener}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink
            ref={write}
            to={`/messages/${member.username}`}
            icon="message-circle"
            className={styles.write}
            onClick={onClose}
          >
            {momentText.write(member.displayName)}
          </ButtonLink>
          <button type="button" className={styles.later} onClick={onClose}>
            {momentText.later}
          </button>
        </div>
        {others.length === 0 ? null : (
          <Link className={styles.others} to="/likes" onClick={onClose}>
            {momentText.others(others.length)}
          </Link>
        )}
      </div>
    </FullScreenPopup>
  )
}
