import { Link } from '../../../navigation/link.tsx'
import profileStyles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { MoreLink } from '../../../ui/button.tsx'
import pictureStyles from '../../../ui/picture.module.css'
import { Picture, type PictureSource } from '../../../ui/picture.tsx'
import styles from './profile-tiles.module.css'

/** What a square shows of a share. */
export interface ShareTile {
  slug: string
  /** Title, or else the text’s beginning. */
  words: string
  picture: PictureSource | null
  /** « 20 min » */
  time: string | null
}

export interface LatestShares {
  shares: ShareTile[]
  /** Empty where the brand has no recipes. */
  recipes: ShareTile[]
}

const square = '(min-width: 900px) 160px, 30vw'
const large = '(min-width: 900px) 320px, 200px'

export function Recipes({ recipes, title }: { recipes: ShareTile[]; title: string }) {
  if (recipes.length === 0) return null
  return (
    <section className={styles.cooks}>
      <h2 className="display heading-3">{title}</h2>
      <ul className={styles.recipes}>
        {recipes.map(({ slug, words, picture, time }) => (
          <li key={slug}>
            <Link to={`/shares/${slug}`} prefetch="intent" viewTransition>
              <span className={styles.square}>
                {picture === null ? (
                  <span className={styles.pattern} />
                ) : (
                  <Picture picture={picture} ratio={1} sizes={large} className={pictureStyles.fill} />
                )}
              </span>
              <b>{words}</b>
              {time === null ? null : <span className="small soft">{time}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SharesProps {
  shares: ShareTile[]
  count: number
  title: string
  /** Address of all her shares. */
  to: string
}

export function Shares({ shares, count, title, to }: SharesProps) {
  if (count === 0) return null
  return (
    <section className={profileStyles.part}>
      <div className="section-head">
        <h2 className="display heading-3">{title}</h2>
        <MoreLink to={to}>{profilesText.allShares(count)}</MoreLink>
      </div>
      {shares.length === 0 ? null : (
        <ul className={styles.shares}>
          {shares.map(({ slug, words, picture }) => (
            <li key={slug}>
              <Link to={`/shares/${slug}`} className={styles.square} prefetch="intent" viewTransition>
                {picture === null ? (
                  <span className={`${styles.paper} display`}>
                    <span>{words}</span>
                  </span>
                ) : (
                  <>
                    <Picture picture={picture} ratio={1} sizes={square} className={pictureStyles.fill} />
                    <span className="visually-hidden">{words}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
