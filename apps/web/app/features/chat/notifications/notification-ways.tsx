import type { NotificationSettings } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { notificationSettingsText as text } from '../../../text/notification-settings.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { useNotificationStore } from '../../../viewer/viewer-context.tsx'
import { notificationSettingsApi } from './notification-settings.api.ts'
import { SavedSwitch } from './saved-switch.tsx'

type Way = 'discreetPushes' | 'sound' | 'emailReminders'
type Digest = NotificationSettings['emailDigest']

const digests = Object.entries(text.digests).map(([value, label]) => ({ value, label }))
const isDigest = (value: string): value is Digest => value in text.digests

export function WaySwitch({ way, settings }: { way: Way; settings: NotificationSettings }) {
  const store = useNotificationStore()
  const save = async (on: boolean) => {
    const saved = (await notificationSettingsApi(api).change({ [way]: on }))[way]
    // Applies to the open page at once.
    if (way === 'sound') store.set({ sound: saved })
    return saved
  }
  return <SavedSwitch name={way} label={text[way]} help={text[`${way}Help`]} saved={settings[way]} save={save} />
}

export function DigestChoice({ saved }: { saved: Digest }) {
  const [digest, setDigest] = useState(saved)
  const { wish } = useOptimistic<Digest, Digest>({
    truth: digest,
    apply: (_, wanted) => wanted,
    show: setDigest,
    send: async (emailDigest) => (await notificationSettingsApi(api).change({ emailDigest })).emailDigest,
  })
  return (
    <RadioCards
      legend={text.emailDigest}
      name="emailDigest"
      layout="chips"
      options={digests}
      value={digest}
      onChange={(value) => {
        if (isDigest(value)) void wish(value)
      }}
    />
  )
}
