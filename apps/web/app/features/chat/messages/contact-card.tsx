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

interface ContactCardProps {
  other: MemberLink
  /** Null if the profile is no longer visible. */
  profile: MemberProfile | null
  /** The viewer’s interests. */
  interests: string[]
  /** Before the first message: proposes one, and explains what happens to it. */
  first: boolean
  onOpener: (words: string) => void
}

const MOST_OPENERS = 3

function useOpeners(profile: MemberProfile | null, interests: string[]): string[] {
  const brand = useBrand()
  const known = brand.interests.flatMap((group) => group.interests)
  const shared = known.find(({ value }) => interests.includes(value) && profile?.interests.includes(value))
  const ofShared = shared === undefined ? [] : [messagesText.openers.shared(shared.label)]
  const { toHeadline, texts } = brand.text.openers
  return [...ofShared, ...(profile?.headline ? [toHeadline] : []), ...texts].slice(0, MOST_OPENERS)
}

function Openers({ other, profile, interests, onOpener }: Omit<ContactCardProps, 'first'>) {
  const { question, label } = useBrand().text.openers
  const openers = useOpeners(profile, interests)
  const answer = profile?.answers[question]
  return (
    <>
      {answer ? (
        <figure className={styles.answer}>
          <figcaption className="bold">{label}</figcaption>
          <blockquote className="display">{answer}</blockquote>
          <cite className="display">{other.displayName}</cite>
        </figure>
      ) : null}
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
  const { other, profile, first } = props
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
        {first ? <p className="small soft">{messagesText.first.text}</p> : null}
      </div>
      {first ? <Openers {...props} /> : null}
    </>
  )
}
