import styles from '../../../styles/shared/communities.module.css'
import { communitiesText } from '../../../text/communities.ts'
import { FormError } from '../../../ui/forms/form-error.tsx'
import type { CommunityAnswer } from './community-actions.ts'
import { CommunityForm } from './community-form.tsx'
import { communityFoundText } from './community-found.text.ts'
import { CommunityFields } from './community-settings.tsx'

const nothingYet = { name: '', tagline: '', description: '', rules: '', access: 'open', questions: [] } as const

interface CreateCommunityProps {
  answer: CommunityAnswer | undefined
  /** Idempotency key, made by the server. */
  clientId: string
}

export function CreateCommunity({ answer, clientId }: CreateCommunityProps) {
  return (
    <section className={styles.found} data-hook="communities-found" aria-labelledby="fonder">
      <h2 className="display heading-3" id="fonder">
        {communitiesText.found}
      </h2>
      <p className="soft">{communityFoundText.lead}</p>
      <FormError text={answer?.problem} />
      <CommunityForm intent="found" fields={{ clientId }} action={communityFoundText.action} className={styles.request}>
        <CommunityFields words={{ ...nothingYet, questions: [] }} typed={answer?.typed} />
      </CommunityForm>
    </section>
  )
}
