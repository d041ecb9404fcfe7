import type { RecipeBlock } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Editor } from '@tiptap/react'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { adminText } from '../text/admin.ts'
import { editorText } from '../text/editor.ts'

const words = editorText.recipe
type Ingredient = RecipeBlock['ingredients'][number]

const fresh: RecipeBlock = {
  ...{ name: '', minutes: 20, servings: 4, season: '' },
  ingredients: [{ quantity: '', name: '' }],
  steps: [''],
}

/** Removes empty lines. */
function written(recipe: RecipeBlock): RecipeBlock {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const ingredients = recipe.ingredients
    .map(({ quantity, name }) => ({ quantity: oneLine(quantity), name: oneLine(name) }))
    .filter(({ name }) => name !== '')
  const steps = recipe.steps.map(oneLine).filter((step) => step !== '')
  return { ...recipe, name: oneLine(recipe.name), season: oneLine(recipe.season), ingredients, steps }
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= 2880

/** Validation message; null if complete. */
function problemOf({ name, minutes, servings, ingredients, steps }: RecipeBlock): string | null {
  if (name === '') return words.nameMissing
  if (!isCount(minutes) || !isCount(servings)) return words.countMissing
  if (ingredients.length === 0) return words.ingredientMissing
  return steps.length === 0 ? words.stepMissing : null
}

interface LinesProps<Item> {
  items: Item[]
  onChange: (items: Item[]) => void
}

function Ingredients({ items, onChange }: LinesProps<Ingredient>) {
  const set = (at: number, change: Partial<Ingredient>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)))
  return (
    <fieldset className="panel recipe-lines">
      <legend>{words.ingredients}</legend>
      {items.map(({ quantity, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ingredients have no id
        <div className="recipe-line two" key={at}>
          <TextField
            label={words.quantity}
            value={quantity}
            onChange={({ target }) => set(at, { quantity: target.value })}
          />
          <TextField label={words.ingredient} value={name} onChange={({ target }) => set(at, { name: target.value })} />
          <IconButton aria-label={words.removeIngredient(at + 1)} onClick={() => onChange(items.toSpliced(at, 1))}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button startIcon={<Plus size={18} />} onClick={() => onChange([...items, { quantity: '', name: '' }])}>
        {words.addIngredient}
      </Button>
    </fieldset>
  )
}

function Steps({ items, onChange }: LinesProps<string>) {
  return (
    <fieldset className="panel recipe-lines">
      <legend>{words.steps}</legend>
      {items.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id
        <div className="recipe-line" key={at}>
          <TextField
            multiline
            label={words.step(at + 1)}
            value={step}
            onChange={({ target }) => onChange(items.with(at, target.value))}
          />
          <IconButton aria-label={words.removeStep(at + 1)} onClick={() => onChange(items.toSpliced(at, 1))}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button startIcon={<Plus size={18} />} onClick={() => onChange([...items, ''])}>
        {words.addStep}
      </Button>
    </fieldset>
  )
}

export function RecipeDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.isActive('recipe') ? (editor.getAttributes('recipe').recipe as RecipeBlock) : null
  const [recipe, setRecipe] = useState(before ?? fresh)
  const narrow = useMediaQuery('(max-width: 599px)')
  const [problem, setProblem] = useState<string | null>(null)
  const change = (part: Partial<RecipeBlock>) => setRecipe({ ...recipe, ...part })
  const set = () => {
    const whole = written(recipe)
    const missing = problemOf(whole)
    setProblem(missing)
    if (missing !== null) return
    const chain = editor.chain().focus()
    if (before === null) chain.insertContent({ type: 'recipe', attrs: { recipe: whole } }).run()
    else chain.updateAttributes('recipe', { recipe: whole }).run()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={narrow} aria-labelledby="recette">
      <DialogTitle id="recette">{words.title}</DialogTitle>
      <DialogContent className="recipe-form">
        <TextField
          autoFocus
          label={words.name}
          value={recipe.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="recipe-facts">
          <TextField
            type="number"
            label={words.minutes}
            value={recipe.minutes || ''}
            onChange={({ target }) => change({ minutes: Number(target.value) })}
          />
          <TextField
            type="number"
            label={words.servings}
            value={recipe.servings || ''}
            onChange={({ target }) => change({ servings: Number(target.value) })}
          />
          <TextField
            label={words.season}
            value={recipe.season}
            onChange={({ target }) => change({ season: target.value })}
          />
        </div>
        <Ingredients items={recipe.ingredients} onChange={(ingredients) => change({ ingredients })} />
        <Steps items={recipe.steps} onChange={(steps) => change({ steps })} />
        {problem === null ? null : (
          <p role="alert" className="trouble">
            {problem}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        {before === null ? null : (
          <Button
            onClick={() => {
              editor.chain().focus().deleteSelection().run()
              onClose()
            }}
          >
            {words.remove}
          </Button>
        )}
        <Button onClick={onClose}>{adminText.cancel}</Button>
        <Button variant="contained" onClick={set}>
          {words.set}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
