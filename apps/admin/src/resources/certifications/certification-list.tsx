import type { DeskCertificationRow } from '@consoeurs/contract'
import { MemberQueue, StateBadge } from '../../care/member-queue.tsx'
import { certificationsText as text } from '../../text/certifications.ts'

export function CertificationBadge({ state, end }: Pick<DeskCertificationRow, 'state' | 'end'>) {
  const granted = state === 'certified' && end === null
  return <StateBadge granted={granted}>{end === null ? text.states[state] : text.ends[end]}</StateBadge>
}

/** Certification requests. */
export const CertificationList = () => (
  <MemberQueue<'sentAt', DeskCertificationRow>
    text={text}
    sentAt="sentAt"
    stateOf={({ state }) => text.states[state]}
    notes={({ state, end, photoChanged }) => (
      <>
        {state === 'waiting' ? null : <CertificationBadge state={state} end={end} />}
        {photoChanged ? <span className="soft excerpt">{text.photoChanged}</span> : null}
      </>
    )}
    exported={({ end }) => ({ end: end === null ? '' : text.ends[end] })}
    assigned
  />
)
