import type { MemberLink, MemberProfile } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import pageStyles from '../../../styles/shared/messages-page.module.css'
import { membersText } from '../../../text/members.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { MoreLink } from '../../../ui/button.tsx'
import styles from './contact-card.module.css'
import { messagesText } from './messages.text.ts'
import { openerHref } from './messages-links.ts'

/** What the viewer brings to a first contact. */
export interface OwnSide {
  interests: string[]
  answers: Record<string, string>
  /** Names of the communities of both. */
  communities: string[]
}

interface ContactCardProps {
  other: MemberLink
  /** Null if the profile is no longer visible. */
  profile: MemberProfile | null
  /** The viewer’s. */
  own: OwnSide
  /** Before the first message: proposes one, and explains what happens to it. */
  first: boolean
  onOpener: (words: string) => void
}

const MOST_OPENERS = 3
const MOST_NAMED = 3

function useSharedInterests(profile: MemberProfile | null, { interests }: OwnSide): string[] {
  const known = useBrand().interests.flatMap((group) => group.interests)
  return known
    .filter(({ value }) => interests.includes(value) && profile?.interests.includes(value))
    .map(({ label }) => label)
}

function useOpeners(profile: MemberProfile | null, own: OwnSide): string[] {
  const brand = useBrand()
  const [shared] = useSharedInterests(profile, own)
  const ofShared = shared === undefined ? [] : [messagesText.openers.shared(shared)]
  const { toHeadline, texts } = brand.text.openers
  return [...ofShared, ...(profile?.headline ? [toHeadline] : []), ...texts].slice(0, MOST_OPENERS)
}

interface AnswerProps {
  label: string
  answer: string
  /** Undefined for the viewer’s own. */
  author?: string
}

function Answer({ label, answer, author }: AnswerProps) {
  return (
    <figure className={author === undefined ? `${styles.answer} ${styles.own}` : styles.answer}>
      <figcaption className="bold">{label}</figcaption>
      <blockquote className="display">{answer}</blockquote>
      {author === undefined ? null : <cite className="display">{author}</cite>}
    </figure>
  )
}

function Common({ profile, own }: Pick<ContactCardProps, 'profile' | 'own'>) {
  const interests = useSharedInterests(profile, own).slice(0, MOST_NAMED)
  const { communities } = own
  return (
    <>
      {communities.length === 0 ? null : (
        <p className="small soft">{messagesText.common.communities(communities.slice(0, MOST_NAMED))}</p>
      )}
      {interests.length === 0 ? null : <p className="small soft">{messagesText.common.interests(interests)}</p>}
    </>
  )
}

function Openers({ other, profile, own, onOpener }: Omit<ContactCardProps, 'first'>) {
  const { question, label } = useBrand().text.openers
  const openers = useOpeners(profile, own)
  const answer = profile?.answers[question]
  const ownAnswer = profile?.mutual ? own.answers[question] : undefined
  return (
    <>
      <div className={styles.answers}>
        {answer ? <Answer label={label} answer={answer} author={other.displayName} /> : null}
        {ownAnswer ? <Answer label={messagesText.openers.own} answer={ownAnswer} /> : null}
      </div>
      <div className={styles.openers}>
        <p className="meta">{answer ? messagesText.openers.lead : messagesText.openers.only}</p>
        {openers.map((words) => (
          <Link
            key={words}
            className={styles.opener}
            to={openerHref(other.username, words)}
            onClick={(event) => {
              event.preventDefault()
              onOpener(words)
            }}
          >
            {words}
          </Link>
        ))}
      </div>
    </>
  )
}

export function ContactCard(props: ContactCardProps) {
  const { other, profile, own, first } = props
  const { text, mutual } = messagesText.first
  const { displayName, avatar, freshness, username } = other
  const place = profile === null ? '' : membersText.place(profile.city, profile.distance)
  return (
    <>
      <div className={pageStyles.requestCard} data-hook="request-card">
        <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
        {profile === null ? null : (
          <p className={`display heading-3 ${styles.name}`}>{membersText.nameAge(displayName, profile.age)}</p>
        )}
        {place ? <p className="small soft">{place}</p> : null}
        {profile?.headline && !first ? (
          <p className={`display heading-4 ${pageStyles.requestHeadline}`}>{profile.headline}</p>
        ) : null}
        <MoreLink to={`/p/${username}`}>{messagesText.seeProfile}</MoreLink>
        {first ? <Common profile={profile} own={own} /> : null}
        {first ? <p className="small soft">{profile?.mutual ? mutual : text}</p> : null}
      </div>
      {first ? <Openers {...props} /> : null}
    </>
  )
}
