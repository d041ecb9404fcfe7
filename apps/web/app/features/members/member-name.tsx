import type { MemberCard, MemberLink } from '@consoeurs/contract'
import { CertifiedMark } from '../../brand/marks.tsx'
import { membersText } from '../../text/members.ts'

type Named = Pick<MemberLink, 'displayName' | 'certified'> & Partial<Pick<MemberCard, 'age' | 'certifiedAt'>>

/** « Camille, 29 » and her certified mark, which says since when where that is known. */
export function MemberName({ member }: { member: Named }) {
  const { displayName, age, certified, certifiedAt } = member
  return (
    <b className="name">
      <span className="trunc">{age === undefined ? displayName : membersText.nameAge(displayName, age)}</span>
      {certified ? <CertifiedMark label={membersText.certifiedOn(certifiedAt)} /> : null}
    </b>
  )
}
