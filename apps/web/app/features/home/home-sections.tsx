import type { BrandHome } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { homeText } from '../../text/home.ts'
import { ButtonLink, MoreLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chooseTiles } from './choose-tiles.ts'
import { ShareTile } from './share-tile.tsx'

/** So many characters of the title fit on one line of a phone: a short emphasis is never cut. */
const ONE_LINE = 18

export function Hero({ hero }: Pick<BrandHome, 'hero'>) {
  const day = useIllustration('hero')
  const night = useIllustration('heroNight')
  return (
    <section className="vh-hero">
      <div className="vh-txt">
        <h1 className="d hero-t">
          {hero.title}{' '}
          <em className={hero.titleEmphasis.length <= ONE_LINE ? 'whole' : undefined}>{hero.titleEmphasis}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className="vh-cta">
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
      <div className="vh-pic">
        <img
          {...day}
          alt={day.alt}
          fetchPriority="high"
          decoding="async"
          className={day.src === night.src ? undefined : 'by-day'}
        />
        {day.src === night.src ? null : (
          <img {...night} alt={night.alt} decoding="async" loading="lazy" className="by-night" />
        )}
      </div>
    </section>
  )
}

/** What the place refuses, each crossed out, with what it does instead. */
export function Refusals({ title, refusals }: { title: string } & Pick<BrandHome, 'refusals'>) {
  return (
    <section className="vh-no wrapx">
      <h2 className="d h1">{title}</h2>
      <dl>
        {refusals.map(({ no, instead }) => (
          <div key={no}>
            <dt className="d h3">{no}</dt>
            <dd className="soft">{instead}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What was really shared here, lately, for everyone to read. Nothing at all rather than something made up. */
export function PublicLife({ title, shares }: { title: string; shares: ShareView[] }) {
  const brand = useBrand()
  if (shares.length === 0) return null
  return (
    <section className="vh-life">
      <div className="wrapx sect">
        <h2 className="d h1">{title}</h2>
        <MoreLink to="/shares" className="only-wide">
          {homeText.allShares} <Icon of="arrow-right" size="s" />
        </MoreLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <section className="vh-row" tabIndex={0} aria-label={homeText.publicShares}>
        {chooseTiles(brand, shares).map((share) => (
          <ShareTile key={share.id} share={share} />
        ))}
      </section>
      <p className="wrapx only-phone vh-all">
        <MoreLink to="/shares">
          {homeText.allShares} <Icon of="arrow-right" size="s" />
        </MoreLink>
      </p>
    </section>
  )
}

export function Closing({ title, action }: BrandHome['closing']) {
  return (
    <section className="vh-end">
      <div className="wrapx">
        <p className="d h1">{title}</p>
        <ButtonLink size="lg" to="/signup">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
