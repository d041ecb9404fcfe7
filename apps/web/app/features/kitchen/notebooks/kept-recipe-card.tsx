import { type KeptRecipe, recipePath, untitledRecipe } from '@consoeurs/contract'
import { useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { sharesText } from '../../../text/shares.ts'
import { Icon } from '../../../ui/icon.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { NotebookCover } from './notebook-cover.tsx'
import styles from './notebooks.module.css'
import { notebooksText as text } from './notebooks.text.ts'

const NoteSheet = onDemand(async () => (await import('./note-sheet.tsx')).NoteSheet, { soon: true })

type Recipe = NonNullable<KeptRecipe['recipe']>

export const recipeName = (recipe: Pick<Recipe, 'title' | 'author'>): string => recipe.title || untitledRecipe(recipe)

interface KeptRecipeCardProps {
  notebookId: number
  kept: KeptRecipe
  priority: boolean
  onChange: (kept: KeptRecipe) => void
  onRemove: () => void
}

function Gone() {
  return (
    <div className={styles.notebook}>
      <span className={styles.cover} aria-hidden="true">
        <Icon of="hourglass" size="l" />
      </span>
      <b className={`${styles.name} soft`}>{text.gone}</b>
      <span className={`meta ${styles.facts}`}>
        <span>{text.goneWhy}</span>
      </span>
    </div>
  )
}

function Known({ recipe, addedBy, priority }: { recipe: Recipe; priority: boolean } & Pick<KeptRecipe, 'addedBy'>) {
  const by = addedBy === null ? text.source(recipe) : text.addedBy(addedBy.displayName)
  return (
    <Link className={styles.notebook} to={recipePath(recipe)} prefetch="intent" viewTransition>
      <NotebookCover pictures={recipe.picture === null ? [] : [recipe.picture]} priority={priority} />
      <b className={styles.name}>{recipeName(recipe)}</b>
      <span className={`meta ${styles.facts}`}>
        <span>
          {sharesText.recipe.minutes(recipe.minutes)} · {by}
        </span>
      </span>
    </Link>
  )
}

export function KeptRecipeCard({ notebookId, kept, priority, onChange, onRemove }: KeptRecipeCardProps) {
  const [writing, setWriting] = useState<boolean | null>(null)
  const { recipe, note, addedBy, canRemove } = kept
  const items: MenuItem[] = [
    { label: note === '' ? text.writeNote : text.changeNote, icon: 'pencil', onSelect: () => setWriting(true) },
  ]
  if (canRemove) items.push({ label: text.removeRecipe, icon: 'trash-2', tone: 'danger', onSelect: onRemove })
  return (
    <li className={styles.kept} data-hook="kept-recipe">
      {recipe === null ? <Gone /> : <Known {...{ recipe, addedBy, priority }} />}
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      <Menu
        className={styles.options}
        label={text.options(recipe === null ? text.gone : recipeName(recipe))}
        items={items}
      />
      {writing === null ? null : (
        <NoteSheet
          {...{ notebookId, kept }}
          open={writing}
          onOpenChange={setWriting}
          onSaved={(saved) => onChange({ ...kept, note: saved })}
        />
      )}
    </li>
  )
}
