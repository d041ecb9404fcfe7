import { type CommunityView, communityLimits } from '@consoeurs/contract'
import styles from '../../../styles/shared/communities.module.css'
import { communitiesText } from '../../../text/communities.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { CommunityAnswer } from './community-actions.ts'
import { communityDeskText } from './community-desk.text.ts'
import { CommunityForm } from './community-form.tsx'
import { communityText } from './community-page.text.ts'
import type { PartProps } from './community-view.tsx'

const doors = (['open', 'request', 'secret'] as const).map((value) => ({
  value,
  label: communitiesText.access[value],
  help: communityText.accessHelp[value],
}))

type CommunityFieldValues = Pick<CommunityView, 'name' | 'tagline' | 'description' | 'rules' | 'access' | 'questions'>

interface CommunityFieldsProps {
  /** The current texts, or empty ones for a new community. */
  words: CommunityFieldValues
  typed: CommunityAnswer['typed'] | undefined
}

export function CommunityFields({ words, typed }: CommunityFieldsProps) {
  const { name, tagline, description, rules, access, questions } = words
  const positions = Array.from({ length: communityLimits.questions }, (_, index) => index)
  return (
    <>
      <Field label={communityDeskText.name}>
        <TextInput
          name="name"
          required
          minLength={communityLimits.name.min}
          maxLength={communityLimits.name.max}
          defaultValue={typed?.name ?? name}
        />
      </Field>
      <Field label={communityDeskText.tagline} optional>
        <TextInput name="tagline" maxLength={communityLimits.tagline} defaultValue={typed?.tagline ?? tagline} />
      </Field>
      <Field label={communityDeskText.about} optional>
        <TextArea
          name="description"
          rows={5}
          limit={communityLimits.description}
          defaultValue={typed?.description ?? description}
        />
      </Field>
      <Field label={communityDeskText.rules} optional>
        <TextArea name="rules" rows={5} limit={communityLimits.rules} defaultValue={typed?.rules ?? rules} />
      </Field>
      <RadioCards legend={communityDeskText.who} name="access" options={doors} defaultValue={typed?.access ?? access} />
      {positions.map((index) => (
        <Field key={index} label={communityDeskText.question(index + 1)} optional>
          <TextInput name="question" maxLength={communityLimits.question} defaultValue={questions[index] ?? ''} />
        </Field>
      ))}
    </>
  )
}

export function CommunitySettings({ community, answer }: PartProps) {
  const typed = answer?.intent === 'change' ? answer.typed : undefined
  return (
    <section aria-labelledby="presentation">
      <h2 className="display heading-3" id="presentation">
        {communityDeskText.settings}
      </h2>
      <CommunityForm intent="change" action={communityText.save} className={styles.request}>
        <CommunityFields words={community} typed={typed} />
      </CommunityForm>
    </section>
  )
}
