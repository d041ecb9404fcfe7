import { communitiesText } from '../../text/communities.ts'
import { communityFoundText } from '../../text/community-found.ts'
import { FormError } from '../../ui/form-error.tsx'
import type { CommunityAnswer } from './community-actions.ts'
import { CommunityForm } from './community-form.tsx'
import { CommunityFields } from './community-settings.tsx'

const nothingYet = { name: '', tagline: '', description: '', rules: '', access: 'open', questions: [] } as const

interface FoundCommunityProps {
  answer: CommunityAnswer | undefined
  /** Made by the server, so that a community founded twice is one. */
  clientId: string
}

/** A form for a new community: its founder runs it, and one room is open there. */
export function FoundCommunity({ answer, clientId }: FoundCommunityProps) {
  return (
    <section className="cm-found" aria-labelledby="fonder">
      <h2 className="d h3" id="fonder">
        {communitiesText.found}
      </h2>
      <p className="soft">{communityFoundText.lead}</p>
      <FormError text={answer?.problem} />
      <CommunityForm intent="found" fields={{ clientId }} action={communityFoundText.action} className="cm-ask">
        <CommunityFields words={{ ...nothingYet, questions: [] }} typed={answer?.typed} />
      </CommunityForm>
    </section>
  )
}
