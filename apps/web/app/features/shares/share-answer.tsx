import type { ShareView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { sharesText } from '../../text/shares.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { WrittenText } from '../written-text/public.ts'

interface ShareAnswerProps {
  answer: NonNullable<ShareView['answer']>
  href: string
  /** On its own page: nothing is cut. */
  whole: boolean
  /** The reader is she who asked. */
  own: boolean
}

/** The comment that helped her who asked, first under her question. */
export function ShareAnswer({ answer, href, whole, own }: ShareAnswerProps) {
  const label = own ? sharesText.helpedYou : sharesText.helped
  return (
    <section className="helped" aria-label={label}>
      <p className="row tight small b">
        <Icon of="check" size="s" />
        {label}
      </p>
      <p className={classNames('written', !whole && 'clamp')}>
        <b>{answer.author.displayName}</b> <WrittenText text={answer.text} />
      </p>
      <Link to={`${href}#commentaire-${answer.id}`} className="meta helped-to">
        {sharesText.helpedInPlace}
      </Link>
    </section>
  )
}
