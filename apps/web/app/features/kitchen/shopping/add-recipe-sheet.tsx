import {
  limits,
  type Recipe,
  type ShoppingItem,
  shoppingItems,
  shoppingLimits,
  shoppingQuantity,
  truncate,
  yieldOf,
} from '@consoeurs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { Stepper } from '../stepper/public.ts'
import { shoppingApi } from './shopping.api.ts'
import styles from './shopping.module.css'
import { shoppingText } from './shopping.text.ts'
import { changeShoppingLines } from './use-shopping.ts'

const text = shoppingText.fromRecipe

export interface AddRecipeSheetProps {
  recipe: Recipe
  /** Chosen on the page, of what the yield counts. */
  amount: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What she has at home; nothing without a network. */
async function loadBasics(): Promise<ReadonlySet<string>> {
  try {
    const { basics } = await shoppingApi(api).overview()
    return new Set(basics.map(({ ingredient }) => ingredient))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return new Set()
  }
}

export function AddRecipeSheet(props: AddRecipeSheetProps) {
  const { open, onOpenChange } = props
  const { answer: basics } = useLoaded(open, loadBasics)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.title}>
      {basics === null || basics instanceof ApiFailure ? null : (
        <AddRecipeForm key={String(open)} {...props} basics={basics} />
      )}
    </Sheet>
  )
}

const labelOf = (item: ShoppingItem) => {
  const quantity = shoppingQuantity(item)
  return quantity === '' ? item.name : `${item.name} (${quantity})`
}

function AddRecipeForm({
  recipe,
  amount: chosen,
  basics,
  onOpenChange,
}: AddRecipeSheetProps & { basics: ReadonlySet<string> }) {
  const viewerId = useViewer()?.id ?? 0
  const navigate = useNavigate()
  const [amount, setAmount] = useState(chosen)
  const made = yieldOf(recipe).amount
  const items = shoppingItems(recipe, amount / made)
  const isHome = ({ ingredient }: ShoppingItem) => basics.has(ingredient ?? '')
  const [wanted, setWanted] = useState(() => items.map((item) => !isHome(item)))
  const count = wanted.filter(Boolean).length
  const add = async () => {
    const changes = items
      .filter((_item, at) => wanted[at])
      .map((item) => ({
        key: crypto.randomUUID(),
        item: { ...item, name: truncate(item.name, shoppingLimits.line) },
      }))
    await changeShoppingLines(viewerId, viewerId, changes)
    onOpenChange(false)
    toast.success(text.done(count), { action: { label: text.see, onPress: () => void navigate('/courses') } })
  }
  return (
    <div className="stack">
      <Stepper
        label={text.servings}
        value={amount}
        step={made > 20 ? Math.max(1, Math.round(made / 2)) : 1}
        most={made > 20 ? limits.recipe.yield : limits.recipe.servings}
        onChange={setAmount}
      />
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{text.choose}</legend>
        <ul>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
            <li key={at}>
              <Checkbox
                label={labelOf(item)}
                {...(isHome(item) && { help: text.home })}
                checked={wanted[at] ?? false}
                onChange={() => setWanted(wanted.toSpliced(at, 1, !wanted[at]))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Button block icon="shopping-basket" disabled={count === 0} onClick={() => void add()}>
        {text.do(count)}
      </Button>
    </div>
  )
}
