import type { Meal, MenuEntry, MenuEntryChange, WeekMenu } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useClientId } from '../../../api/use-client-id.ts'
import { useServed } from '../../../api/use-served.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { menusApi } from './menus.api.ts'
import { menusText as text } from './menus.text.ts'

export interface NewDish {
  day: string
  meal: Meal
  shareId?: number
  text?: string
  amount?: number | null
}

export function useWeek(served: WeekMenu) {
  const [{ entries }, changeWeek] = useServed(served)
  const change = (map: (entries: MenuEntry[]) => MenuEntry[]) =>
    changeWeek((known) => ({ ...known, entries: map(known.entries) }))
  const put = (entry: MenuEntry) => change((all) => all.map((one) => (one.id === entry.id ? entry : one)))
  const clientId = useClientId()
  const add = (dish: NewDish) =>
    toastFailure(async () => {
      const entry = await menusApi(api).add({ clientId: clientId.of(dish), ...dish })
      clientId.renew()
      change((all) => [...all, entry])
    })
  const edit = (entry: MenuEntry, { ...fields }: MenuEntryChange) =>
    toastFailure(async () => {
      const isMove = fields.day !== undefined || fields.meal !== undefined
      if (isMove) put({ ...entry, day: fields.day ?? entry.day, meal: fields.meal ?? entry.meal })
      try {
        put(await menusApi(api).change(entry.id, fields))
      } catch (error) {
        put(entry)
        throw error
      }
    })
  const remove = (entry: MenuEntry) =>
    toastFailure(async () => {
      await menusApi(api).remove(entry.id)
      change((all) => all.filter(({ id }) => id !== entry.id))
      const { day, meal, recipe, amount } = entry
      const again = recipe === null ? { text: entry.text } : { shareId: recipe.shareId, amount }
      const isGone = recipe === null && entry.text === ''
      toast.success(text.removed, {
        ...(!isGone && { action: { label: text.undo, onPress: () => void add({ day, meal, ...again }) } }),
      })
    })
  return { entries, change, add, edit, remove }
}
