import type { MemberProfile, ProfilePhoto } from '@consoeurs/contract'
import { initialOf } from '@consoeurs/contract/text/truncate'
import { type ReactNode, useState } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { membersText } from '../../../text/members.ts'
import { profilesText } from '../../../text/profiles.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { LikeButton, LikeHint } from '../likes/public.ts'
import { LastSeen, photoQuoteHref } from '../members/public.ts'
import { PhotoStrip } from './photo-strip.tsx'
import styles from './profile-hero.module.css'

/** Pixels; the tall frame would blur a smaller picture. */
const SHORT_SIDE = 600
/** Characters; more may need a fourth line on a phone. */
const LONG_HEADLINE = 90

/** A landscape or small picture is shown in a square. */
const needsSquare = ({ file: { width, height } }: ProfilePhoto): boolean => width > height || width < SHORT_SIDE

/** In place of a photo: the member's words, or else her initial. */
function WordsAsPortrait({ headline, displayName }: Pick<MemberProfile, 'headline' | 'displayName'>) {
  return (
    <div className={styles.words}>
      {headline === '' ? (
        <p className={`display ${styles.initial}`} aria-hidden="true">
          {initialOf(displayName)}
        </p>
      ) : (
        <p className={`display ${styles.saying}`}>{profilesText.headline(headline)}</p>
      )}
    </div>
  )
}

function Bars({ count, position }: { count: number; position: number }) {
  const isVisitor = useViewer() === null
  if (count < 2 || isVisitor) return null
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical marks, never reordered
        <i key={index} className={index === position ? styles.current : undefined} />
      ))}
    </div>
  )
}

function Headline({ words }: { words: string }) {
  const isVisitor = useViewer() === null
  const [open, setOpen] = useState(isVisitor || words.length <= LONG_HEADLINE)
  return (
    <div className={styles.headline}>
      <p className={classNames('display', styles.saying, !open && styles.clamped)}>{profilesText.headline(words)}</p>
      {open ? null : (
        <button type="button" className="more-link only-phone" onClick={() => setOpen(true)}>
          {profilesText.readMore}
        </button>
      )}
    </div>
  )
}

interface ProfileHeadProps {
  profile: MemberProfile
  /** Shows the heart, where the brand has it. */
  likeable: boolean
  children: ReactNode
}

export function ProfileHead({ profile, likeable, children }: ProfileHeadProps) {
  const hasHeart = useBrand().features.likes && likeable && profile.can.like
  const mayWrite = likeable && profile.can.write && !profile.isSelf
  const { username, displayName, age, certified, certifiedAt, headline, city, distance, photos } = profile
  const [position, setPosition] = useState(0)
  const [first] = photos
  const place = [membersText.place(city, null), membersText.away(distance)].filter(Boolean)
  return (
    <header className={styles.hero}>
      <div className={classNames(styles.portrait, first !== undefined && needsSquare(first) && styles.square)}>
        {first === undefined ? (
          <WordsAsPortrait headline={headline} displayName={displayName} />
        ) : (
          <PhotoStrip
            photos={photos}
            name={displayName}
            writeAbout={mayWrite ? (id) => photoQuoteHref(username, id) : null}
            position={position}
            onPosition={setPosition}
          />
        )}
      </div>
      <div className={styles.band}>
        <Bars count={photos.length} position={position} />
        <h1 className="display">
          <span>{membersText.nameAge(displayName, age)} </span>
          {certified ? <CertifiedMark label={membersText.certifiedOn(certifiedAt)} /> : null}
        </h1>
        {place.length === 0 ? null : <p>{place.join(' · ')}</p>}
        <p className={styles.presence}>
          <LastSeen member={profile} before={profilesText.lastSeen} />
        </p>
        {hasHeart ? <LikeButton member={profile} className={styles.heart} /> : null}
        {children}
        {hasHeart ? <LikeHint member={profile} className={`${styles.likeHint} only-wide`} /> : null}
      </div>
      {headline === '' || first === undefined ? null : <Headline words={headline} />}
      {hasHeart ? <LikeHint member={profile} className={`${styles.likeHint} only-phone`} /> : null}
    </header>
  )
}
