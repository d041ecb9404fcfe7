import type { AddMenuEntry, FilledList, MenuEntry, MenuEntryChange, WeekMenu } from '@consoeurs/contract'
import type { ApiClient } from '../../../api/client.ts'

type NewEntry = Pick<AddMenuEntry, 'clientId' | 'day' | 'meal'> & Partial<AddMenuEntry>

export const menusApi = (client: ApiClient) => ({
  week: (week: string) => client.get<WeekMenu>('/api/menu', { week }),
  add: (entry: NewEntry) => client.post<MenuEntry>('/api/menu/entries', entry),
  change: (id: number, change: MenuEntryChange) => client.patch<MenuEntry>(`/api/menu/entries/${id}`, change),
  remove: (id: number) => client.delete<{ ok: true }>(`/api/menu/entries/${id}`),
  copy: (from: string, to: string) => client.post<WeekMenu>('/api/menu/copy', { from, to }),
  fill: (week: string) => client.post<FilledList>('/api/menu/fill', { week }),
})
