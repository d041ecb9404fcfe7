import type { ShareView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share-parts.module.css'
import { sharesText } from '../../../text/shares.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WrittenText } from '../../foundation/written-text/public.ts'

interface ShareAnswerProps {
  answer: NonNullable<ShareView['answer']>
  href: string
  /** On the share's own page: not truncated. */
  whole: boolean
  /** The viewer asked the question. */
  own: boolean
}

/** The comment that the question's author marked as helpful. */
export function ShareAnswer({ answer, href, whole, own }: ShareAnswerProps) {
  const label = own ? sharesText.helpedYou : sharesText.helped
  return (
    <section className={styles.helped} data-hook="helped" aria-label={label}>
      <p className="row tight small bold">
        <Icon of="check" size="s" />
        {label}
      </p>
      <p className={classNames('written', !whole && styles.clamp)}>
        <b>{answer.author.displayName}</b> <WrittenText text={answer.text} themed />
      </p>
      <Link to={`${href}#commentaire-${answer.id}`} className={`meta ${styles.helpedTo}`}>
        {sharesText.helpedInPlace}
      </Link>
    </section>
  )
}
