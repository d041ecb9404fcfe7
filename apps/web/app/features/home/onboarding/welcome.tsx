import { useEffect } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { PageMeta } from '../../../page/page-meta.tsx'
import { QuickExitLink } from '../../../quick-exit/quick-exit-link.tsx'
import stepStyles from '../../../styles/shared/step.module.css'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { setProfileCompleted } from '../../../viewer/profile-completed.ts'
import { openerHref } from '../../chat/messages/public.ts'
import { type ListedMember, MemberName, MemberPlace } from '../../people/members/public.ts'
import onboardingStyles from './onboarding.module.css'
import { onboardingText } from './onboarding.text.ts'
import styles from './welcome.module.css'

interface WelcomeProps {
  viewer: { displayName: string }
  members: ListedMember[]
}

const isNear = ({ distance }: ListedMember) => distance !== null && ['10', '25', '50'].includes(distance)

/** Sets ProfileCompleted (specification  3, product  3). */
export function Welcome({ viewer, members }: WelcomeProps) {
  const { text } = useBrand()
  useEffect(() => setProfileCompleted(true), [])
  const title = onboardingText.welcome(viewer.displayName)
  return (
    <div className={`${stepStyles.step} ${onboardingStyles.step}`}>
      <header className={stepStyles.top}>
        <span className="grow" />
        <QuickExitLink />
      </header>
      <main id="contenu" className={`${stepStyles.main} ${onboardingStyles.main}`} tabIndex={-1}>
        <PageMeta title={title} hidden />
        <h1 className="display heading-1">{title}</h1>
        <p className={`soft ${onboardingStyles.lead}`}>{text.welcome(members.length, members.every(isNear))}</p>
        <ul className={styles.members}>
          {members.map((member, index) => (
            <li key={member.id}>
              <Neighbour member={member} first={index === 0} />
            </li>
          ))}
        </ul>
      </main>
      <footer className={`${stepStyles.foot} ${onboardingStyles.foot}`}>
        <ButtonLink to="/dashboard" size="lg">
          {onboardingText.enter}
        </ButtonLink>
      </footer>
    </div>
  )
}

interface NeighbourProps {
  member: ListedMember
  first: boolean
}

function Neighbour({ member, first }: NeighbourProps) {
  const { text } = useBrand()
  const { username, displayName, photo, headline } = member
  const hello = onboardingText.hello(isNear(member))
  return (
    <>
      <div className={styles.person}>
        {photo === null ? null : (
          <span className={classNames(styles.picture, first && styles.large)}>
            <Picture picture={photo} ratio={0.8} sizes="104px" />
          </span>
        )}
        <div className="grow">
          <h2 className={`display ${first ? 'heading-3' : 'heading-4'}`}>
            <MemberName member={member} />
          </h2>
          <MemberPlace member={member} />
          {first && headline !== '' ? <p className={`display ${styles.headline}`}>{`« ${headline} »`}</p> : null}
          {first ? null : (
            <Link
              to={openerHref(username, hello)}
              className={`button quiet sm ${styles.hello}`}
              aria-label={onboardingText.sayHelloTo(displayName)}
            >
              {onboardingText.sayHello}
            </Link>
          )}
        </div>
      </div>
      {first ? (
        <div className={styles.openers}>
          <p className="meta">{onboardingText.opener}</p>
          {headline === '' ? null : <Opener words={text.openers.toHeadline} to={username} main />}
          <Opener words={hello} to={username} />
          <Link to={`/messages/${username}`} className={`more-link ${styles.other}`}>
            <Icon of="pencil" size="s" />
            <span>{onboardingText.other}</span>
          </Link>
        </div>
      ) : null}
    </>
  )
}

interface OpenerProps {
  words: string
  /** Username. */
  to: string
  main?: boolean
}

function Opener({ words, to, main = false }: OpenerProps) {
  return (
    <Link to={openerHref(to, words)} className={classNames(styles.opener, main && styles.main)}>
      <span className="grow">{words}</span>
      <Icon of="send" size="s" />
    </Link>
  )
}
