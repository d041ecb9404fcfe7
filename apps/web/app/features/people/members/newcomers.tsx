import { membersText } from '../../../text/members.ts'
import { MoreLink } from '../../../ui/button.tsx'
import type { AsideMember } from './members.api.ts'
import { PersonRow } from './person-row.tsx'

export function Newcomers({ members }: { members: AsideMember[] }) {
  if (members.length === 0) return null
  return (
    <section aria-labelledby="newcomers">
      <div className="section-head">
        <h2 className="display heading-4" id="newcomers">
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
