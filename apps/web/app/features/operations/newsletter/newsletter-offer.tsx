import { useViewer } from '../../../viewer/viewer-context.tsx'
import styles from './newsletter.module.css'
import { newsletterText as text } from './newsletter.text.ts'
import { NewsletterForm } from './newsletter-form.tsx'

interface NewsletterOfferProps {
  categories: { id: number; attributes: { name: string; slug: string } }[]
  /** Slug of the category of the page; null: all of them. */
  current: string | null
}

/** For visitors; members are notified of articles. */
export function NewsletterOffer({ categories, current }: NewsletterOfferProps) {
  const viewer = useViewer()
  if (viewer !== null || categories.length === 0) return null
  const chosen = categories.filter(({ attributes }) => current === null || attributes.slug === current)
  return (
    <section className={`stack ${styles.offer}`} aria-labelledby="lettre">
      <h2 className="display heading-3" id="lettre">
        {text.title}
      </h2>
      <p className="soft">{text.lead}</p>
      <NewsletterForm categories={categories} chosen={chosen.map(({ id }) => id)} />
    </section>
  )
}
