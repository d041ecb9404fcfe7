import type { CommunityView } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { AvatarStack } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './communities-step.module.css'
import { onboardingText } from './onboarding.text.ts'
import { problemOf, type StepPageProps, useStepDraft } from './step-form.ts'
import { StepFrame } from './step-frame.tsx'

/** Open communities only: the others need a request or an invitation. */
export function CommunitiesStep({ communities, answer }: StepPageProps) {
  const form = useStepDraft('communautes')
  const [chosen, setChosen] = useState(communities.filter(({ role }) => role !== null).length)
  const count = () => setChosen(form.current?.querySelectorAll('input[name="community"]:checked').length ?? 0)
  // A restored draft changes the boxes without a press.
  useEffect(() => {
    const boxes = form.current
    boxes?.addEventListener('change', count)
    return () => boxes?.removeEventListener('change', count)
  })
  const { title, lead, none } = onboardingText.steps.communautes
  return (
    <StepFrame
      slug="communautes"
      title={title}
      lead={lead}
      problem={problemOf(answer)}
      form={form}
      action={onboardingText.nextWith(chosen)}
    >
      {communities.length === 0 ? <p className="soft">{none}</p> : null}
      <ul className={styles.cards}>
        {communities.map((community) => (
          <CommunityChoice key={community.id} community={community} />
        ))}
      </ul>
    </StepFrame>
  )
}

function CommunityChoice({ community }: { community: CommunityView }) {
  const { slug, name, tagline, role, cover, avatar, faces, memberCount } = community
  const [first] = faces
  const picture = (cover ?? avatar)?.formats.medium.url
  const people = faces.slice(0, 3).map(({ id, avatar: src, displayName }) => ({ id, src, name: displayName }))
  return (
    <li>
      <label className={styles.card}>
        <span className={styles.cover}>
          {picture === undefined ? null : <img src={picture} alt="" loading="lazy" decoding="async" />}
        </span>
        <span className={styles.words}>
          <span className="grow">
            <span className="display heading-4 block">{name}</span>
            <span className="small soft block">{tagline}</span>
            {first === undefined ? null : (
              <span className={`row ${styles.faces}`}>
                <AvatarStack people={people} label={people.map((one) => one.name).join(', ')} />
                <span className="meta">{onboardingText.with(first.displayName, memberCount - 1)}</span>
              </span>
            )}
          </span>
          <input
            type="checkbox"
            className="visually-hidden"
            name="community"
            value={slug}
            aria-label={name}
            defaultChecked={role !== null}
            disabled={role !== null}
          />
          <span className={`button sm ${styles.join}`} aria-hidden="true">
            {onboardingText.join}
          </span>
          <span className={`button quiet sm ${styles.joined}`} aria-hidden="true">
            <Icon of="check" size="s" />
            <span>{onboardingText.isIn}</span>
          </span>
        </span>
      </label>
    </li>
  )
}
