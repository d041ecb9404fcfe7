import type {
  CatalogueGroup,
  NotificationSettings,
  NotificationSettingsChange,
  PreferenceChange,
} from '@consoeurs/contract'
import type { ApiClient } from '../../api/client.ts'

/** An entry of the catalogue as she has it. */
export type Preference = Required<PreferenceChange>

interface UserData {
  data: { attributes: { notifications: Preference[] } }
}
interface Catalogue {
  data: Array<{ attributes: CatalogueGroup }>
}

const preferencesOf = ({ data }: UserData) => data.attributes.notifications

/** The calls of specification §7 on labels and preferences, and our own on the rest. */
export const notificationSettingsApi = (client: ApiClient) => ({
  catalogue: async () =>
    (await client.get<Catalogue>('/api/notification/?populate=*')).data.map(({ attributes }) => attributes),
  preferences: async (userId: number) => preferencesOf(await client.get<UserData>(`/api/user-datas/${userId}`)),
  choose: async (userId: number, notifications: PreferenceChange[]) =>
    preferencesOf(await client.put<UserData>(`/api/user-datas/${userId}`, { data: { notifications } })),
  settings: () => client.get<NotificationSettings>('/api/notifications/settings'),
  change: (change: NotificationSettingsChange) =>
    client.put<NotificationSettings>('/api/notifications/settings', change),
})
