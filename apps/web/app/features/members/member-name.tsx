import type { MemberLink } from '@consoeurs/contract'
import { CertifiedMark } from '../../brand/marks.tsx'
import { membersText } from '../../text/members.ts'

/** « Camille, 29 » and her certified mark. */
export function MemberName({ member }: { member: Pick<MemberLink, 'displayName' | 'certified'> & { age?: number } }) {
  const { displayName, age, certified } = member
  return (
    <b className="name">
      <span className="trunc">{age === undefined ? displayName : membersText.nameAge(displayName, age)}</span>
      {certified ? <CertifiedMark label={membersText.certified} /> : null}
    </b>
  )
}
