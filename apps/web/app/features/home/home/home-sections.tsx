import type { BrandHome } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import styles from '../../../styles/shared/home.module.css'
import visitorFrameStyles from '../../../styles/shared/visitor-frame.module.css'
import { ButtonLink, MoreLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import pictureStyles from '../../../ui/picture.module.css'
import { chooseTiles } from './choose-tiles.ts'
import { homeText } from './home.text.ts'
import { ShareTile } from './share-tile.tsx'

/** Characters that fit on one line of a phone: shorter emphasis is never wrapped. */
const ONE_LINE = 18

export function Hero({ hero }: Pick<BrandHome, 'hero'>) {
  const day = useIllustration('hero')
  const night = useIllustration('heroNight')
  return (
    <section className={visitorFrameStyles.hero}>
      <div className={styles.heroText}>
        <h1 className="display hero-title">
          {hero.title}{' '}
          <em className={hero.titleEmphasis.length <= ONE_LINE ? styles.whole : undefined}>{hero.titleEmphasis}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className={styles.callToAction}>
          <ButtonLink size="lg" to="/signup">
            {hero.action}
          </ButtonLink>
          <span className="small">
            {homeText.ctaNote[0]}
            <br />
            {homeText.ctaNote[1]}
          </span>
        </div>
      </div>
      <div className={styles.heroPicture}>
        <img
          {...day}
          alt={day.alt}
          fetchPriority="high"
          decoding="async"
          className={day.src === night.src ? undefined : pictureStyles.byDay}
        />
        {day.src === night.src ? null : (
          <img {...night} alt={night.alt} decoding="async" loading="lazy" className={pictureStyles.byNight} />
        )}
      </div>
    </section>
  )
}

export function Refusals({ title, refusals }: { title: string } & Pick<BrandHome, 'refusals'>) {
  return (
    <section className={`${styles.promise} wide-content`}>
      <h2 className="display heading-1">{title}</h2>
      <dl>
        {refusals.map(({ no, instead }) => (
          <div key={no}>
            <dt className="display heading-3">{no}</dt>
            <dd className="soft">{instead}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Real public shares only; nothing if there are none. */
export function PublicLife({ title, shares }: { title: string; shares: ShareView[] }) {
  const brand = useBrand()
  if (shares.length === 0) return null
  return (
    <section className={styles.life}>
      <div className="wide-content section-head">
        <h2 className="display heading-1">{title}</h2>
        <MoreLink to="/shares" className="only-wide">
          {homeText.allShares} <Icon of="arrow-right" size="s" />
        </MoreLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <section className={styles.row} tabIndex={0} aria-label={homeText.publicShares}>
        {chooseTiles(brand, shares).map((share) => (
          <ShareTile key={share.id} share={share} />
        ))}
      </section>
      <p className={`wide-content only-phone ${styles.all}`}>
        <MoreLink to="/shares">
          {homeText.allShares} <Icon of="arrow-right" size="s" />
        </MoreLink>
      </p>
    </section>
  )
}

export function Closing({ title, action }: BrandHome['closing']) {
  return (
    <section className={styles.end}>
      <div className="wide-content">
        <p className="display heading-1">{title}</p>
        <ButtonLink size="lg" to="/signup">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
