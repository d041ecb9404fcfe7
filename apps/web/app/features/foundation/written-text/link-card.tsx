import type { LinkPreviewView } from '@consoeurs/contract'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { pictureOf } from '../files/public.ts'
import styles from './link-card.module.css'
import { exitHref } from './text-parts.ts'

/** A smaller picture is a logo. */
const WIDE = 400

interface LinkCardProps {
  link: LinkPreviewView
  /** Under a comment or a message: one row. */
  small?: boolean
}

/** Leads through the exit page, like the link in the text. */
export function LinkCard({ link, small = false }: LinkCardProps) {
  const { address, site, title, description, image } = link
  const isWide = !small && image !== null && image.width >= WIDE
  return (
    <a
      className={classNames(styles.card, !isWide && styles.compact, small && styles.small)}
      data-hook="link-card"
      href={exitHref(address)}
      rel="nofollow ugc noopener"
      data-no-prefetch
    >
      {isWide ? (
        <Picture picture={pictureOf(image)} sizes="(min-width: 900px) 600px, 100vw" ratio={1.91} />
      ) : (
        <span className={styles.side}>
          {image === null ? <Icon of="link-2" /> : <Picture picture={pictureOf(image)} sizes="72px" ratio={1} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={`meta ${styles.site}`}>
          <Icon of="external-link" size="s" />
          <span className="truncated">{site}</span>
        </span>
        <b>{title}</b>
        {isWide && description !== '' ? <span className={`small soft ${styles.about}`}>{description}</span> : null}
      </span>
    </a>
  )
}
