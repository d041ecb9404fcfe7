import type {
  CatalogueGroups,
  NotificationSettings,
  NotificationSettingsChange,
  PreferenceChange,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export type Preference = Required<PreferenceChange>

interface UserData {
  data: { attributes: { notifications: Preference[] } }
}

const preferencesOf = ({ data }: UserData) => data.attributes.notifications

/** Labels and preferences: specification §7. */
export const notificationSettingsApi = (client: ApiClient) => ({
  catalogue: async () => (await client.get<CatalogueGroups>('/api/notifications/catalogue')).groups,
  preferences: async (userId: number) => preferencesOf(await client.get<UserData>(`/api/user-datas/${userId}`)),
  choose: async (userId: number, notifications: PreferenceChange[]) =>
    preferencesOf(await client.put<UserData>(`/api/user-datas/${userId}`, { data: { notifications } })),
  settings: () => client.get<NotificationSettings>('/api/notifications/settings'),
  change: (change: NotificationSettingsChange) =>
    client.put<NotificationSettings>('/api/notifications/settings', change),
})
