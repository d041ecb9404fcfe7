import { type CommunityView, communityLimits } from '@consoeurs/contract'
import { communitiesText } from '../../text/communities.ts'
import { communityDeskText } from '../../text/community-desk.ts'
import { communityText } from '../../text/community-page.ts'
import { Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { CommunityAnswer } from './community-actions.ts'
import { CommunityForm } from './community-form.tsx'
import type { PartProps } from './community-view.tsx'

const doors = (['open', 'request', 'secret'] as const).map((value) => ({
  value,
  label: communitiesText.access[value],
  help: communityText.accessHelp[value],
}))

type Words = Pick<CommunityView, 'name' | 'tagline' | 'description' | 'rules' | 'access' | 'questions'>

interface CommunityFieldsProps {
  /** As it is called now; nothing yet where it is being founded. */
  words: Words
  typed: CommunityAnswer['typed'] | undefined
}

/** What a community says of itself, and who may come in. */
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

/** What its owner says of it. */
export function CommunitySettings({ community, answer }: PartProps) {
  const typed = answer?.intent === 'change' ? answer.typed : undefined
  return (
    <section aria-labelledby="presentation">
      <h2 className="d h3" id="presentation">
        {communityDeskText.settings}
      </h2>
      <CommunityForm intent="change" action={communityText.save} className="cm-ask">
        <CommunityFields words={community} typed={typed} />
      </CommunityForm>
    </section>
  )
}
