import { parseWithZod } from '@conform-to/zod/v4'
import { CreateGroup } from '@consoeurs/contract'
import { failForm, formAnswerOffline, refuseForm } from '../../api/form-answer.ts'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { viewerContext } from '../../context.ts'
import { groupFormText as text } from '../../features/chat/groups/group-form.text.ts'
import { GroupForm } from '../../features/chat/groups/group-form.tsx'
import { groupsApi } from '../../features/chat/groups/groups.api.ts'
import styles from '../../features/chat/groups/groups.module.css'
import { groupHref, groupPageHref } from '../../features/chat/groups/groups-links.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { user } from '../../middleware/user.ts'
import { pageAddress } from '../../navigation/page-address.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { Route } from './+types/group-new'
import { loadBeginning } from './load-candidates.ts'

export const middleware: Route.MiddlewareFunction[] = [user]

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request)
  return loadPage(request, async () => ({
    ...(await loadBeginning(pageApi(context), searchParams, context.get(viewerContext).id)),
    clientId: crypto.randomUUID(),
  }))
}

/** Where some cannot be added, the page of the group says so. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: CreateGroup })
  if (submission.status !== 'success') return refuseForm(submission)
  let created: Awaited<ReturnType<ReturnType<typeof groupsApi>['create']>>
  try {
    created = await groupsApi(pageApi(context)).create(submission.value)
  } catch (error) {
    return failForm(submission, error)
  }
  const { slug } = created.group.room
  const { refused } = created
  const left = refused.map((name) => `refusee=${encodeURIComponent(name)}`).join('&')
  throw redirectTo(refused.length === 0 ? groupHref(slug) : `${groupPageHref(slug)}?${left}`)
}

/** Offline, keeps the form as filled in. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formAnswerOffline(serverAction)

export default function GroupNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ModulePage bar={{ title: text.title, back: loaderData.back }}>
      <PageMeta title={text.title} hidden />
      <div className="gutter">
        <h1 className="display heading-2 only-wide">{text.title}</h1>
        <div className={styles.page}>
          <GroupForm {...loaderData} answer={actionData} />
        </div>
      </div>
    </ModulePage>
  )
}
