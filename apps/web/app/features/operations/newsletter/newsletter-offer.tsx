import { ButtonLink } from '../../../ui/button.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import styles from './newsletter.module.css'
import { newsletterText as text } from './newsletter.text.ts'

export const newsletterPath = '/blog/lettre'

interface NewsletterOfferProps {
  /** Slug of the category of the page; null: all of them. */
  current: string | null
}

/** For visitors; members are notified of articles. */
export function NewsletterOffer({ current }: NewsletterOfferProps) {
  if (useViewer() !== null) return null
  return (
    <section className={`stack ${styles.offer}`} aria-labelledby="lettre">
      <h2 className="display heading-3" id="lettre">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      <div>
        <ButtonLink look="quiet" icon="mail" to={newsletterPath + (current === null ? '' : `?rubrique=${current}`)}>
          {text.send}
        </ButtonLink>
      </div>
    </section>
  )
}
