import { useState } from 'react'
import { useForgetMember } from '../../../live/use-forget-member.ts'
import { settingsText } from '../../../text/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { MemberSearch } from '../member-search/public.ts'
import type { ListedMember } from '../members/public.ts'

const BlockDialog = onDemand(async () => (await import('./block-dialog.tsx')).BlockDialog)

/** Begins with an empty search after each block: the results still hold the blocked member. */
export function BlockSearch() {
  const [member, setMember] = useState<ListedMember | null>(null)
  const [blocked, setBlocked] = useState(0)
  const revalidate = useForgetMember()
  return (
    <>
      <MemberSearch key={blocked} label={settingsText.blockSearch}>
        {(found) => (
          <Button
            look="line"
            size="sm"
            aria-label={settingsText.blockOf(found.displayName)}
            onClick={() => setMember(found)}
          >
            {settingsText.block}
          </Button>
        )}
      </MemberSearch>
      {member === null ? null : (
        <BlockDialog
          open
          member={member}
          onOpenChange={(open) => open || setMember(null)}
          onBlocked={() => {
            setBlocked((count) => count + 1)
            revalidate()
          }}
        />
      )}
    </>
  )
}
