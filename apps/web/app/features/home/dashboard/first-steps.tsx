import type { FirstSteps as FirstStepsDone, MemberLink } from '@consoeurs/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { logWarning } from '../../../browser-log.ts'
import { Link } from '../../../navigation/link.tsx'
import { dashboardText } from '../../../text/dashboard.ts'
import { AvatarStack } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { membersApi } from '../../people/members/public.ts'
import styles from './first-steps.module.css'

interface FirstStepsProps {
  done: FirstStepsDone
  /** Nobody sees a draft profile: it comes first. */
  draft: boolean
  faces: MemberLink[]
}

interface Step {
  to: string
  done: boolean
  label: string
  lead?: string
  faces?: boolean
}

/** Besides the profile itself. */
const STEPS = 4

function useSteps({ done, draft }: FirstStepsProps): Step[] {
  const { text, shareKinds } = useBrand()
  const { gesture } = text
  const recipe = shareKinds.find(({ form }) => form === 'recipe')?.kind ?? ''
  const { steps } = dashboardText
  const said = ([todo, finished]: readonly [string, string], isDone: boolean) => (isDone ? finished : todo)
  const all: Step[] = [
    { to: '/settings/photos', done: done.photo, label: said(steps.photo, done.photo) },
    {
      to: gesture.step === 'hello' ? '/members?sort=near' : `/shares?kind=${recipe}`,
      done: done[gesture.step],
      label: said([gesture.title, gesture.done], done[gesture.step]),
      lead: gesture.lead,
      faces: gesture.step === 'hello',
    },
    { to: '/settings/steps?etape=moi', done: done.headline, label: said(steps.headline, done.headline) },
    { to: '/communities', done: done.community, label: said(steps.community, done.community) },
  ]
  all.sort((one, other) => Number(other.done) - Number(one.done))
  const draftStep: Step = { to: '/settings/steps', done: false, label: steps.draft, lead: steps.draftLead }
  return draft ? all.toSpliced(all.filter((step) => step.done).length, 0, draftStep) : all
}

/** For good: the server remembers it. */
function saveHidden(): void {
  membersApi(api)
    .hideFirstSteps()
    .catch((error: unknown) => logWarning('first steps not hidden', error))
}

export function FirstSteps(props: FirstStepsProps) {
  const steps = useSteps(props)
  const left = steps.find(({ done }) => !done)
  const [hidden, setHidden] = useState(false)
  const complete = left === undefined
  useEffect(() => {
    if (!complete) return
    saveHidden()
    setHidden(true)
  }, [complete])
  const { title, options, hide, count } = dashboardText.steps
  const done = steps.filter((step) => step.done).length
  const hideNow = () => {
    saveHidden()
    setHidden(true)
  }
  return (
    <section className={styles.steps} data-hook="first-steps" data-hidden={hidden || undefined} aria-labelledby="pas">
      <div inert={hidden}>
        <div className={`gutter ${styles.place}`}>
          <div className={styles.card}>
            <div className="row between">
              <h2 className="display heading-3" id="pas">
                {title}
              </h2>
              <span className={styles.end}>
                <span className={styles.bars} role="img" aria-label={count(done, STEPS)}>
                  {Array.from({ length: STEPS }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
                    <i key={index} className={index < done ? styles.on : undefined} />
                  ))}
                </span>
                <Menu label={options} items={[{ label: hide, icon: 'eye-off', onSelect: hideNow }]} />
              </span>
            </div>
            <ul>
              {steps.map((step) => (
                <StepLine key={step.to} step={step} next={step === left} faces={props.faces} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

function StepLine({ step, next, faces }: { step: Step; next: boolean; faces: MemberLink[] }) {
  if (step.done) {
    return (
      <li className={styles.done}>
        <Icon of="check" size="s" />
        {step.label}
      </li>
    )
  }
  const people = faces.slice(0, 3).map(({ id, avatar, displayName }) => ({ id, src: avatar, name: displayName }))
  return (
    <li>
      <Link to={step.to} prefetch="intent" viewTransition>
        <span className="grow">
          <span className={next ? 'bold block' : undefined}>{step.label}</span>
          {next && step.lead ? <span className="small soft block">{step.lead}</span> : null}
        </span>
        {next && step.faces && people.length > 0 ? (
          <AvatarStack people={people} size="sm" label={people.map(({ name }) => name).join(', ')} />
        ) : null}
        <Icon of="chevron-right" size="s" />
      </Link>
    </li>
  )
}
