import { addDays, limits, type Meal, mondayOf, type Recipe, yieldOf } from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useClientId } from '../../../api/use-client-id.ts'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { dayKey } from '../../../text/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Stepper } from '../stepper/public.ts'
import { DayMealFields } from './day-meal-fields.tsx'
import { menusApi } from './menus.api.ts'
import { menusText } from './menus.text.ts'

const text = menusText.plan
/** Days ahead that can be chosen from a recipe. */
const AHEAD = 14

export interface PlanSheetProps {
  recipeId: number
  recipe: Recipe
  /** Chosen on the page, of what the yield counts. */
  amount: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function PlanSheet({ recipeId, recipe, amount: chosen, open, onOpenChange }: PlanSheetProps) {
  const navigate = useNavigate()
  const today = dayKey(new Date())
  const [place, setPlace] = useState<{ day: string; meal: Meal }>({ day: today, meal: 'dinner' })
  const [amount, setAmount] = useState(chosen)
  const [busy, setBusy] = useState(false)
  const clientId = useClientId()
  const save = async () => {
    setBusy(true)
    await toastFailure(async () => {
      const entry = { ...place, shareId: recipeId, amount }
      await menusApi(api).add({ clientId: clientId.of(entry), ...entry })
      clientId.renew()
      onOpenChange(false)
      const to = `/semaine?semaine=${mondayOf(place.day)}`
      toast.success(text.done(place.meal, place.day), {
        action: { label: text.see, onPress: () => navigateTo(to, { by: navigate }) },
      })
    })
    setBusy(false)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.title}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DayMealFields
          days={Array.from({ length: AHEAD }, (_day, at) => addDays(today, at))}
          {...place}
          onChange={setPlace}
        />
        {yieldOf(recipe).unit === 'serving' ? (
          <Stepper label={menusText.amount} value={amount} most={limits.recipe.servings} onChange={setAmount} />
        ) : null}
        <Button type="submit" block busy={busy} icon="calendar-days">
          {text.do}
        </Button>
      </form>
    </Sheet>
  )
}
