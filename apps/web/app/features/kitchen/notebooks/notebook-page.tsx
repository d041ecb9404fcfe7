import { type KeptRecipe, type NotebookDetails, notebookLimits } from '@consoeurs/contract'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { api } from '../../../api/browser-api.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { KeptRecipeCard } from './kept-recipe-card.tsx'
import { NameSheet } from './name-sheet.tsx'
import { notebooksApi } from './notebooks.api.ts'
import styles from './notebooks.module.css'
import { notebooksText as text } from './notebooks.text.ts'

const GroupSheet = onDemand(async () => (await import('./group-sheet.tsx')).GroupSheet)

type Change = (change: (notebook: NotebookDetails) => NotebookDetails) => void

type DialogName = 'rename' | 'share' | 'remove'

/** Name, group, export and deletion. */
export function NotebookMenu({ notebook, change }: { notebook: NotebookDetails; change: Change }) {
  const [dialog, setDialog] = useState<{ name: DialogName; open: boolean } | null>(null)
  const navigate = useNavigate()
  const { id, name, count, owner, group } = notebook
  const opens = (which: DialogName) => () => setDialog({ name: which, open: true })
  const items: MenuItem[] = [
    { label: text.booklet, icon: 'printer', to: `/carnet/${id}/imprimer` },
    { label: text.export, icon: 'download', onSelect: () => navigateTo(`/carnet/${id}/recettes.json`) },
  ]
  if (owner === null) {
    items.unshift(
      { label: text.rename, icon: 'pencil', onSelect: opens('rename') },
      { label: text.share, icon: 'users', onSelect: opens('share') },
    )
    items.push({ label: text.remove, icon: 'trash-2', tone: 'danger', onSelect: opens('remove') })
  }
  const remove = () =>
    toastFailure(async () => {
      await notebooksApi(api).remove(id)
      toast.success(text.removed)
      await navigate('/carnet', { replace: true })
    })
  const overlay = {
    open: dialog?.open ?? false,
    onOpenChange: (open: boolean) => setDialog(dialog && { ...dialog, open }),
  }
  const takeHead = ({ name: newName, group: newGroup }: NotebookDetails) =>
    change((known) => ({ ...known, name: newName, group: newGroup }))
  return (
    <>
      <Menu label={text.notebookOptions(name)} items={items} />
      {dialog?.name === 'rename' ? <NameSheet {...overlay} notebook={notebook} onSaved={takeHead} /> : null}
      {dialog?.name === 'share' ? (
        <GroupSheet
          {...overlay}
          help={text.shareHelp}
          current={group}
          save={async (slug) => takeHead(await notebooksApi(api).change(id, { group: slug }))}
        />
      ) : null}
      {dialog?.name === 'remove' ? (
        <Confirm
          {...overlay}
          title={text.removeTitle}
          text={text.removeText(count)}
          confirmLabel={text.remove}
          cancelLabel={text.cancel}
          onConfirm={() => void remove()}
        />
      ) : null}
    </>
  )
}

function Search({ id, q }: { id: number; q: string }) {
  return (
    <Form className={styles.search} action={`/carnet/${id}`} role="search">
      <TextInput
        key={q}
        look="pill"
        icon="search"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={notebookLimits.search}
        aria-label={text.search}
        placeholder={text.search}
      />
    </Form>
  )
}

function useRecipes({ notebook, change, q }: NotebookPageProps) {
  const [busy, setBusy] = useState(false)
  const { id, recipes } = notebook
  const setItems = (map: (items: KeptRecipe[]) => KeptRecipe[]) =>
    change((known) => ({ ...known, recipes: { ...known.recipes, items: map(known.recipes.items) } }))
  const undo = (kept: KeptRecipe, shareId: number) =>
    toastFailure(async () => {
      const { notebooks } = await notebooksApi(api).keeping(shareId)
      const others = notebooks.filter(({ has, canChange }) => has && canChange).map((one) => one.id)
      await notebooksApi(api).keep(shareId, [...others, id])
      const again = await notebooksApi(api).get(id)
      const entry = again.recipes.items.find(({ recipe }) => recipe?.shareId === shareId)
      if (entry !== undefined && kept.note !== '') {
        await notebooksApi(api).writeNote(id, entry.id, kept.note)
        entry.note = kept.note
      }
      change(() => again)
    })
  const remove = (kept: KeptRecipe) =>
    toastFailure(async () => {
      await notebooksApi(api).removeRecipe(id, kept.id)
      change((known) => ({ ...known, count: Math.max(0, known.count - 1) }))
      setItems((items) => items.filter((item) => item.id !== kept.id))
      const shareId = kept.recipe?.shareId
      toast.success(text.recipeRemoved, {
        ...(shareId !== undefined && { action: { label: text.undo, onPress: () => void undo(kept, shareId) } }),
      })
    })
  const more = async () => {
    setBusy(true)
    await toastFailure(async () => {
      const next = await notebooksApi(api).get(id, { cursor: recipes.cursor ?? undefined, q: q || undefined })
      change((known) => ({
        ...known,
        recipes: { items: [...known.recipes.items, ...next.recipes.items], cursor: next.recipes.cursor },
      }))
    })
    setBusy(false)
  }
  const put = (kept: KeptRecipe) => setItems((items) => items.map((item) => (item.id === kept.id ? kept : item)))
  return { remove, more, put, busy }
}

interface NotebookPageProps {
  notebook: NotebookDetails
  change: Change
  q: string
}

export function NotebookPage(props: NotebookPageProps) {
  const { notebook, change, q } = props
  const { id, name, count, group, owner, recipes } = notebook
  const { remove, more, put, busy } = useRecipes(props)
  const { title, text: why, action } = text.notebookEmpty
  return (
    <div className="gutter">
      <header className={styles.head}>
        <div className={`row between only-wide ${styles.title}`}>
          <h1 className="display heading-1">{name}</h1>
          <NotebookMenu notebook={notebook} change={change} />
        </div>
        <p className={`soft ${styles.facts}`}>
          {group === null ? null : <Icon of="users" size="s" />}
          <span>
            {[
              text.recipes(count),
              owner && text.of(owner.displayName),
              group ? text.sharedWith(group.name) : text.private,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </header>
      {count >= notebookLimits.searchFrom || q !== '' ? <Search id={id} q={q} /> : null}
      {recipes.items.length === 0 && q !== '' ? <p role="status">{text.nothingFound(q)}</p> : null}
      {recipes.items.length === 0 && q === '' ? (
        <EmptyState title={title} text={why} action={<ButtonLink to="/shares?kind=recette">{action}</ButtonLink>} />
      ) : (
        <ul className={styles.recipes} aria-label={name}>
          {recipes.items.map((kept, at) => (
            <KeptRecipeCard
              key={kept.id}
              notebookId={id}
              kept={kept}
              priority={at < 2}
              onChange={put}
              onRemove={() => void remove(kept)}
            />
          ))}
        </ul>
      )}
      {recipes.cursor === null ? null : (
        <Button look="quiet" block busy={busy} onClick={() => void more()}>
          {text.more}
        </Button>
      )}
    </div>
  )
}
