import type { ImportedRecipe } from '@consoeurs/contract'
import { useId, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { draftsApi } from '../../../drafts/drafts.api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { useChosenFiles } from '../../../ui/forms/use-chosen-files.ts'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import { draftKeyOf, draftPayload, importedDraft, recipeKind } from '../../publishing/shares/public.ts'
import styles from './import.module.css'
import { importText as text } from './import.text.ts'
import type { ReadFile } from './read-files.ts'

function FoundRecipe({ recipe }: { recipe: ImportedRecipe }) {
  return (
    <li>
      <b>{recipe.title}</b>
      <span className="meta block">{text.detail(recipe.ingredients.length, recipe.steps.length)}</span>
      {recipe.cut ? <span className="meta block">{text.cut}</span> : null}
    </li>
  )
}

/** Kept one by one: what was saved before a failure is not sent again. */
function useKeep(recipes: readonly ImportedRecipe[]) {
  const kind = recipeKind(useBrand())
  const [kept, setKept] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const keep = async () => {
    setBusy(true)
    setError(undefined)
    try {
      for (const [at, recipe] of recipes.entries()) {
        if (at < kept) continue
        const draft = importedDraft(recipe, { clientId: crypto.randomUUID(), kind })
        await draftsApi(api).put(draftKeyOf(draft), draftPayload(draft))
        setKept(at + 1)
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return { kind, done: kept === recipes.length, busy, error, keep }
}

function Found({ recipes, more }: Pick<ReadFile, 'recipes' | 'more'>) {
  const { kind, done, busy, error, keep } = useKeep(recipes)
  return (
    <section className="stack" aria-label={text.found(recipes.length)}>
      <h3 className="display heading-4">{text.found(recipes.length)}</h3>
      <ul className={styles.found}>
        {recipes.map((recipe, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          <FoundRecipe key={index} recipe={recipe} />
        ))}
      </ul>
      {more ? <p className="meta">{text.more}</p> : null}
      <FormError text={error} />
      {done ? (
        <>
          <p role="status">{text.kept(recipes.length)}</p>
          <ButtonLink to={`/shares?publier=${kind}`} look="line">
            {text.open}
          </ButtonLink>
        </>
      ) : (
        <Button busy={busy} onClick={() => void keep()}>
          {text.keep(recipes.length)}
        </Button>
      )}
    </section>
  )
}

/** Read on the device, without the server. */
export function ImportFiles() {
  const id = useId()
  const scripted = useIsScripted()
  const [read, setRead] = useState<ReadFile | null>(null)
  const chosen = useChosenFiles((files) => {
    void import('./read-files.ts').then(async ({ readFiles }) => setRead(await readFiles(files)))
  })
  // Without scripts nothing could read them.
  if (!scripted) return null
  return (
    <section className="stack">
      <h2 className="display heading-3">{text.files}</h2>
      <p className="soft" id={id}>
        {text.filesHelp}
      </p>
      <label className="button line">
        {text.choose}
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept=".json,.zip,application/json,application/zip"
          aria-describedby={id}
          {...chosen}
        />
      </label>
      {read === null || read.unread.length === 0 ? null : <FormError text={text.unread(read.unread.join(', '))} />}
      {read === null || read.recipes.length === 0 ? null : (
        <Found {...read} key={read.recipes.map(({ title }) => title).join()} />
      )}
    </section>
  )
}
