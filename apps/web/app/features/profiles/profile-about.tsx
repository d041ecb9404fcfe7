import type { CommunityCard, MemberProfile } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { membersText } from '../../text/members.ts'
import { profilesText } from '../../text/profiles.ts'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HonorCounts, type HonorState } from '../honors/public.ts'
import { PrivateNote } from './private-note.tsx'
import { PhotoMosaic } from './profile-photos.tsx'
import { wordsFor } from './words-for.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pf-part">
      <h2 className="d h3">{title}</h2>
      {children}
    </section>
  )
}

function Answers({ answers }: { answers: MemberProfile['answers'] }) {
  const { profileQuestions } = useBrand()
  const given = profileQuestions.flatMap(({ id, label }) => {
    const text = answers[id]?.trim()
    return text ? { id, label, text } : []
  })
  if (given.length === 0) return null
  return (
    <section className="qa" aria-label={profilesText.answers}>
      {given.map(({ id, label, text }, index) => (
        <article key={id} className={classNames('note', index % 4 !== 0 && index % 4 !== 3 && 'alt')}>
          <h2 className="small b">{label}</h2>
          <p className="d">{text}</p>
        </article>
      ))}
    </section>
  )
}

function LookingFor({ profile }: { profile: MemberProfile }) {
  const brand = useBrand()
  const { seeksAges } = profile
  const labels = (values: string[], choices: typeof brand.lookingFor) =>
    choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  const sought = [
    ...labels(profile.lookingFor, brand.lookingFor),
    ...(brand.features.seeksSomeone ? labels(profile.lookingForWhom, brand.lookingForWhom) : []),
    ...(brand.features.seeksSomeone && seeksAges ? [profilesText.seeksAges(seeksAges.min, seeksAges.max)] : []),
  ]
  if (sought.length === 0) return null
  return (
    <Section title={wordsFor(profile).lookingFor}>
      <ul className="chips">
        {sought.map((label) => (
          <li key={label} className="chip plain">
            {label}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What both like comes first, in the brand's colour. */
function Interests({ hers, mine, title }: { hers: string[]; mine: string[]; title: string }) {
  const brand = useBrand()
  const known = brand.interests.flatMap(({ interests }) => interests).filter(({ value }) => hers.includes(value))
  if (known.length === 0) return null
  const isShared = ({ value }: { value: string }) => mine.includes(value)
  const shared = known.filter(isShared)
  const sorted = [...shared, ...known.filter((interest) => !isShared(interest))]
  return (
    <Section title={shared.length > 0 ? profilesText.inCommon : title}>
      <ul className="chips">
        {sorted.map((interest) => (
          <li key={interest.value} className={classNames('chip', isShared(interest) ? 'brand' : 'plain')}>
            {interest.label}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Where both are: who is in one sees who else is. */
function SharedCommunities({ communities }: { communities: CommunityCard[] }) {
  if (communities.length === 0) return null
  return (
    <Section title={profilesText.communities}>
      <Chips>
        {communities.map(({ id, slug, name }) => (
          <ChipLink key={id} to={`/c/${slug}`}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </Section>
  )
}

interface ProfileAboutProps {
  profile: MemberProfile
  honors: HonorState
  /** Interests of the one who looks. */
  mine: string[]
  /** Communities where both are. */
  shared: CommunityCard[]
}

/** « À propos »: her photos, her words, her honours, what she likes and looks for. */
export function ProfileAbout({ profile, honors, mine, shared }: ProfileAboutProps) {
  const { about, answers, photos, displayName, isSelf, can } = profile
  const saysNothing = about === '' && Object.values(answers).every((answer) => answer.trim() === '')
  return (
    <>
      <PhotoMosaic photos={photos} name={displayName} />
      {about === '' ? null : <p className="lead pf-about">{about}</p>}
      {saysNothing ? <EmptyState {...(isSelf ? profilesText.aboutYou : profilesText.quiet)} /> : null}
      <Answers answers={answers} />
      <LookingFor profile={profile} />
      <Section title={wordsFor(profile).honors}>
        <HonorCounts state={honors} />
      </Section>
      <Interests hers={profile.interests} mine={mine} title={wordsFor(profile).interests} />
      <SharedCommunities communities={shared} />
      {can.note ? <PrivateNote profile={profile} /> : null}
      <p className="meta">{membersText.since(new Date(profile.memberSince), new Date())}</p>
    </>
  )
}
