import type { MemberCard, MemberLink } from '@consoeurs/contract'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { membersText } from '../../../text/members.ts'

type MemberNameFields = Pick<MemberLink, 'displayName' | 'certified'> & Partial<Pick<MemberCard, 'age' | 'certifiedAt'>>

/** « Camille, 29 » and the certified mark, with its date if known. */
export function MemberName({ member }: { member: MemberNameFields }) {
  const { displayName, age, certified, certifiedAt } = member
  return (
    <b className="person-name">
      <span className="truncated">{age === undefined ? displayName : membersText.nameAge(displayName, age)}</span>
      {certified ? <CertifiedMark label={membersText.certifiedOn(certifiedAt)} /> : null}
    </b>
  )
}
