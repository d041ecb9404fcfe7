import { loadBrand } from '@consoeurs/brand'
import { data, Form, redirect, useNavigation } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { catchOffline } from '../../api/form-answer.ts'
import { pageApi, pageFailure } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
import { draftsApi } from '../../drafts/drafts.api.ts'
import { recipeImportApi } from '../../features/kitchen/import/import.api.ts'
import styles from '../../features/kitchen/import/import.module.css'
import { importText as text } from '../../features/kitchen/import/import.text.ts'
import { ImportFiles } from '../../features/kitchen/import/import-files.tsx'
import { draftKeyOf, draftPayload, importedDraft, recipeKind } from '../../features/publishing/shares/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { unmatchedPath } from '../../navigation/not-found.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/recipe-import'

export const middleware: Route.MiddlewareFunction[] = [user]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { features } = await loadBrand(context.get(requestContext).brandCode)
  if (!features.kitchen) throw unmatchedPath(request)
  return null
}

interface ImportAnswer {
  url: string
  problem: string
}

/** The recipe of a page becomes a draft, which the composer opens. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const url = String(form.get('url') ?? '').trim()
  const client = pageApi(context)
  const kind = recipeKind(await loadBrand(context.get(requestContext).brandCode))
  try {
    const imported = await recipeImportApi(client).page(url)
    const draft = importedDraft(imported, { clientId: crypto.randomUUID(), kind })
    await draftsApi(client).put(draftKeyOf(draft), draftPayload(draft))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) return pageFailure(error, request)
    const [problem = error.message] = Object.values(error.fields).flat()
    return data<ImportAnswer>({ url, problem }, { status: error.status || 503 })
  }
  return redirect(`/shares?publier=${kind}`)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const url = String((await request.clone().formData()).get('url') ?? '')
  return catchOffline(serverAction, (problem): ImportAnswer => ({ url, problem }))
}

export default function RecipeImport({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <ModulePage bar={{ title: text.title, back: '/recettes' }}>
      <PageMeta title={text.title} hidden />
      <PageHead inBar title={text.title} lead={text.lead} />
      <div className={`gutter ${styles.page}`}>
        <Form method="post" className="stack">
          <Field label={text.page} help={text.pageHelp} error={actionData?.problem}>
            <TextInput
              type="url"
              name="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              required
              defaultValue={actionData?.url}
            />
          </Field>
          <Button type="submit" busy={busy}>
            {text.find}
          </Button>
        </Form>
        <ImportFiles />
        <p className="meta">{text.rights}</p>
      </div>
    </ModulePage>
  )
}
