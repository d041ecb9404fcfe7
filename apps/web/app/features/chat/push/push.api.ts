import type {
  NotificationSend,
  PushDevices,
  PushIdentity,
  PushIdentityChange,
  PushSent,
  UserUpdate,
} from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

export const pushApi = (client: ApiClient) => ({
  devices: () => client.get<PushDevices>('/api/push/devices'),
  remove: (id: number) => client.delete(`/api/push/devices/${id}`),
  /** The push-token call of specification §7; with empty values it clears the token. */
  tellToken: (userId: number, token: Pick<UserUpdate, 'fcmDate' | 'fcmToken' | 'fcmPassword'>) =>
    client.put(`/api/users/${userId}`, token),
  identity: () => client.get<PushIdentity>('/api/push/identity'),
  remakeIdentity: (change: PushIdentityChange) => client.put('/api/push/identity', change),
  send: (push: Partial<NotificationSend>) => client.post<PushSent>('/api/notifications/send', push),
})
