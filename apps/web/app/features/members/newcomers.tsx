import type { MemberCard } from '@consoeurs/contract'
import { membersText } from '../../text/members.ts'
import { MoreLink } from '../../ui/button.tsx'
import { PersonRow } from './person-row.tsx'

/** Right column: « Elles viennent d’arriver ». */
export function Newcomers({ members }: { members: MemberCard[] }) {
  if (members.length === 0) return null
  return (
    <section aria-labelledby="newcomers">
      <div className="sect">
        <h2 className="d h4" id="newcomers">
          {membersText.newcomers}
        </h2>
        <MoreLink to="/members?sort=new">{membersText.seeAll}</MoreLink>
      </div>
      {members.map((member) => (
        <PersonRow key={member.id} member={member}>
          {membersText.place(member.city, member.distance)}
        </PersonRow>
      ))}
    </section>
  )
}
