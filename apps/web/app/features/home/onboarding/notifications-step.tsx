import { notificationSettingsText as text } from '../../../text/notification-settings.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { PushHealth } from '../../chat/push/public.ts'
import { onboardingText } from './onboarding.text.ts'
import { problemOf, type StepPageProps, useStepDraft } from './step-form.ts'
import { StepFrame } from './step-frame.tsx'

const digests = Object.entries(text.digests).map(([value, label]) => ({ value, label }))

/** This device and mails; single kinds are in the settings. */
export function NotificationsStep({ notices, profile, answer }: StepPageProps) {
  const form = useStepDraft('notifications')
  return (
    <StepFrame
      slug="notifications"
      {...onboardingText.steps.notifications}
      problem={problemOf(answer)}
      form={form}
      action={onboardingText.save}
      before={<PushHealth viewerId={profile.id} />}
    >
      <Checkbox
        name="discreetPushes"
        label={text.discreetPushes}
        help={text.discreetPushesHelp}
        defaultChecked={notices?.discreetPushes}
      />
      <Checkbox
        name="emailReminders"
        label={text.emailReminders}
        help={text.emailRemindersHelp}
        defaultChecked={notices?.emailReminders}
      />
      <RadioCards
        legend={text.emailDigest}
        name="emailDigest"
        layout="chips"
        options={digests}
        defaultValue={notices?.emailDigest}
      />
    </StepFrame>
  )
}
