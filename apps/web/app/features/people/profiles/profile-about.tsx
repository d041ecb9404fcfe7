import type { CommunityCard, MemberProfile } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useBrand } from '../../../brand/brand-context.tsx'
import styles from '../../../styles/shared/profile.module.css'
import { membersText } from '../../../text/members.ts'
import { muteLabels } from '../../../text/mute-labels.ts'
import { profilesText } from '../../../text/profiles.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { ChipLink, Chips } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { HonorKinds, type HonorState } from '../honors/public.ts'
import { answerQuoteHref, filterHref, type MemberFilters, spokenQuoteHref } from '../members/public.ts'
import { type LatestShares, Recipes, Shares } from './latest-shares.tsx'
import { PrivateNote } from './private-note.tsx'
import { sharesHref } from './profile-tabs.ts'
import { profileTextFor } from './profile-text-for.ts'
import { SpokenSound } from './spoken-answer.tsx'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="display heading-3">{title}</h2>
      {children}
    </section>
  )
}

function Answers({ profile: { answers, spokenAnswer, username, can, isSelf } }: { profile: MemberProfile }) {
  const { profileQuestions } = useBrand()
  const mayAnswer = useViewer() !== null && can.write && !isSelf
  const given = profileQuestions.flatMap(({ id, label }) => {
    const text = answers[id]?.trim() ?? ''
    const sound = spokenAnswer?.question === id ? spokenAnswer.sound : null
    return text || sound ? { id, label, text, sound } : []
  })
  if (given.length === 0) return null
  return (
    <section className={styles.answer} aria-label={profilesText.answers}>
      {given.map(({ id, label, text, sound }, index) => (
        <article key={id} className={classNames('note', index % 4 !== 0 && index % 4 !== 3 && 'alternate')}>
          <h2 className="small bold" id={`question-${id}`}>
            {label}
          </h2>
          {sound === null ? null : <SpokenSound sound={sound} label={profilesText.spoken(label)} />}
          {text === '' ? null : <p className="display">{text}</p>}
          {mayAnswer ? (
            <MoreLink
              to={sound === null ? answerQuoteHref(username, id) : spokenQuoteHref(username, id)}
              aria-describedby={`question-${id}`}
            >
              {profilesText.answerHer}
            </MoreLink>
          ) : null}
        </article>
      ))}
    </section>
  )
}

interface ThemeChipProps {
  filters: MemberFilters
  label: string
  look: 'brand' | 'plain'
}

/** Leads to the members who share it; a visitor may not list members. */
function ThemeChip({ filters, label, look }: ThemeChipProps) {
  if (useViewer() === null) return <li className={classNames('chip', look)}>{label}</li>
  return (
    <li>
      <ChipLink className={look} to={filterHref(filters)}>
        {label}
      </ChipLink>
    </li>
  )
}

function LookingFor({ profile }: { profile: MemberProfile }) {
  const brand = useBrand()
  const { seeksAges } = profile
  const chosen = (values: string[], choices: typeof brand.lookingFor) =>
    choices.filter(({ value }) => values.includes(value))
  const sought = chosen(profile.lookingFor, brand.lookingFor)
  const whom = [
    ...(brand.features.seeksSomeone
      ? chosen(profile.lookingForWhom, brand.lookingForWhom).map(({ label }) => label)
      : []),
    ...(brand.features.seeksSomeone && seeksAges ? [profilesText.seeksAges(seeksAges.min, seeksAges.max)] : []),
  ]
  if (sought.length + whom.length === 0) return null
  return (
    <Section title={profileTextFor(profile).lookingFor}>
      <ul className="chips">
        {sought.map(({ value, label }) => (
          <ThemeChip key={value} filters={{ lookingFor: value }} label={label} look="plain" />
        ))}
        {whom.map((label) => (
          <li key={label} className="chip plain">
            {label}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Shared interests come first. */
function Interests({ profile: { interests, sharedInterests }, title }: { profile: MemberProfile; title: string }) {
  const brand = useBrand()
  const known = brand.interests.flatMap((group) => group.interests).filter(({ value }) => interests.includes(value))
  if (known.length === 0) return null
  const isShared = ({ value }: { value: string }) => sharedInterests.includes(value)
  const shared = known.filter(isShared)
  const sorted = [...shared, ...known.filter((interest) => !isShared(interest))]
  return (
    <Section title={shared.length > 0 ? profilesText.inCommon : title}>
      <ul className="chips">
        {sorted.map((interest) => (
          <ThemeChip
            key={interest.value}
            filters={{ interest: interest.value }}
            label={interest.label}
            look={isShared(interest) ? 'brand' : 'plain'}
          />
        ))}
      </ul>
    </Section>
  )
}

/** Communities of both: members of one see each other there. */
function SharedCommunities({ communities }: { communities: CommunityCard[] }) {
  if (communities.length === 0) return null
  return (
    <Section title={profilesText.communities}>
      <Chips>
        {communities.map(({ id, slug, name }) => (
          <ChipLink key={id} to={filterHref({ community: slug })}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </Section>
  )
}

/** What the viewer should know before acting. */
function Notices({ profile: { muted, can, isSelf } }: { profile: MemberProfile }) {
  const cannotWrite = useViewer() !== null && !isSelf && !can.write
  if (!muted && !cannotWrite) return null
  return (
    <div className="small soft">
      {muted ? <p>{muteLabels.onProfile}</p> : null}
      {cannotWrite ? <p>{profilesText.cannotWrite}</p> : null}
    </div>
  )
}

interface ProfileAboutProps {
  profile: MemberProfile
  /** Address of the profile. */
  base: string
  latest: LatestShares
  honors: HonorState
  /** Communities of both. */
  shared: CommunityCard[]
}

/** Where members look for someone, that comes first; elsewhere what she makes and likes. */
export function ProfileAbout({ profile, base, latest, honors, shared }: ProfileAboutProps) {
  const { features } = useBrand()
  const { about, answers, spokenAnswer, isSelf, can, shareCount } = profile
  const text = profileTextFor(profile)
  const saysNothing =
    about === '' && spokenAnswer === null && Object.values(answers).every((answer) => answer.trim() === '')
  const lookingFor = <LookingFor profile={profile} />
  const interests = <Interests profile={profile} title={text.interests} />
  return (
    <>
      <Recipes recipes={latest.recipes} title={text.cooks} />
      <div className={styles.column}>
        <Notices profile={profile} />
        {features.seeksSomeone ? lookingFor : interests}
        {about === '' ? null : <p className={`lead ${styles.about}`}>{about}</p>}
        {saysNothing ? <EmptyState {...(isSelf ? profilesText.aboutYou : profilesText.quiet)} /> : null}
      </div>
      <Answers profile={profile} />
      <div className={styles.column}>
        <Shares shares={latest.shares} count={shareCount} title={text.shares} to={sharesHref(base)} />
        <HonorKinds state={honors} title={text.honors} />
        {features.seeksSomeone ? interests : lookingFor}
        <SharedCommunities communities={shared} />
        {can.note ? <PrivateNote profile={profile} /> : null}
        <p className="meta">{membersText.since(new Date(profile.memberSince), new Date())}</p>
      </div>
    </>
  )
}
