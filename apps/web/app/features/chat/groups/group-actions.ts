import { groupLimits } from '@consoeurs/contract'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { groupFormText as text } from './group-form.text.ts'
import { groupsApi } from './groups.api.ts'
import { uploadPicture } from './upload-picture.ts'

export interface GroupAnswer {
  intent: string
  problem?: string
  done?: string
}

interface GroupRequest {
  client: ApiClient
  slug: string
  form: FormData
}

const wordOf = (form: FormData, field: string): string => {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

const intents: Record<string, (request: GroupRequest) => Promise<string>> = {
  invite: async ({ client, slug, form }) => {
    const usernames = form.getAll('usernames').filter((username) => typeof username === 'string')
    const invited = usernames.slice(0, groupLimits.members.max)
    const { refused } = await groupsApi(client).invite(slug, { usernames: invited })
    return refused.length === 0 ? text.sent : text.refused(refused)
  },
  withdraw: async ({ client, slug, form }) => {
    await groupsApi(client).withdraw(slug, wordOf(form, 'username'))
    return text.saved
  },
  admin: async ({ client, slug, form }) => {
    await groupsApi(client).nameAdmin(slug, wordOf(form, 'username'))
    return text.saved
  },
  remove: async ({ client, slug, form }) => {
    await groupsApi(client).remove(slug, wordOf(form, 'username'))
    return text.saved
  },
  change: async ({ client, slug, form }) => {
    const file = form.get('file')
    const isChosen = file instanceof File && file.size > 0
    const picture = isChosen ? { picture: { fileId: await uploadPicture(client, file), alt: '' } } : {}
    await groupsApi(client).change(slug, { name: wordOf(form, 'name'), ...picture })
    return text.saved
  },
  removePicture: async ({ client, slug }) => {
    await groupsApi(client).change(slug, { picture: null })
    return text.saved
  },
}

/** Runs one form of the group's page. A refusal is its answer; leaving is the route's own. */
export async function runGroupIntent(request: GroupRequest): Promise<{ answer: GroupAnswer; status: number }> {
  const intent = wordOf(request.form, 'intent')
  const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (run === undefined) return { answer: { intent }, status: 400 }
  try {
    return { answer: { intent, done: await run(request) }, status: 200 }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    const [problem = error.message] = Object.values(error.fields).flat()
    return { answer: { intent, problem }, status: error.status || 503 }
  }
}
