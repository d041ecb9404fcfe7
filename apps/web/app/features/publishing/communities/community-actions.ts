import { CommunityChange, CommunityNews, CreateCommunity, communityLimits } from '@consoeurs/contract'
import { ApiFailure } from '../../../api/client.ts'
import { ownValue } from '../../../api/own-value.ts'
import { communitiesApi, deskApi } from './communities.api.ts'
import { communityDeskText, waitText } from './community-desk.text.ts'
import { type CommunityRequest, type IntentTarget, parseOrThrow, textField } from './community-intent.ts'
import { roomIntents } from './room-intents.ts'

/** Result of a form that did not redirect. */
export interface CommunityAnswer {
  intent: string
  /** The reason of a refusal, and when to try again. */
  problem?: string
  /** A newly created invitation link: shown only once. */
  link?: string
  /** The submitted values, for pages without scripts. */
  typed: Record<string, string>
}

function saidOf(form: FormData): Record<string, unknown> {
  const questions = form.getAll('question').filter((question) => typeof question === 'string')
  const typed = ['name', 'tagline', 'description', 'rules', 'access'].map((field) => [field, textField(form, field)])
  return { ...Object.fromEntries(typed), questions }
}

const intents: Record<string, (request: CommunityRequest) => Promise<IntentTarget>> = {
  ...roomIntents,
  enter: async ({ client, slug, form }) => {
    const answers = form
      .getAll('answer')
      .filter((answer) => typeof answer === 'string')
      .slice(0, communityLimits.questions)
    await communitiesApi(client).enter(slug, { answers, invitation: textField(form, 'invitation') || undefined })
    return { tab: '' }
  },
  leave: async ({ client, slug, form }) => {
    await communitiesApi(client).leave(slug)
    return textField(form, 'secret') === '' ? { tab: '' } : null
  },
  news: async ({ client, slug, form }) => {
    await communitiesApi(client).chooseNews(slug, CommunityNews.catch('mentions').parse(textField(form, 'news')))
    return { tab: 'reglages' }
  },
  invite: async ({ client, slug, form }) => {
    const username = textField(form, 'username').replace(/^.*\/p\//, '')
    await communitiesApi(client).invite(slug, username.replace(/^@/, ''))
    return { tab: 'membres' }
  },
  answer: async ({ client, slug, form }) => {
    await deskApi(client).answer(slug, textField(form, 'username'), textField(form, 'accept') === 'oui')
    return { tab: 'gerer' }
  },
  role: async ({ client, slug, form }) => {
    const role = textField(form, 'role') === 'moderator' ? 'moderator' : 'member'
    await deskApi(client).changeRole(slug, textField(form, 'username'), role)
    return { tab: 'membres' }
  },
  putOut: async ({ client, slug, form }) => {
    await deskApi(client).putOut(slug, textField(form, 'username'))
    return { tab: 'membres' }
  },
  letIn: async ({ client, slug, form }) => {
    await deskApi(client).letIn(slug, textField(form, 'username'))
    return { tab: 'gerer' }
  },
  handOver: async ({ client, slug, form }) => {
    await deskApi(client).handOver(slug, textField(form, 'username'))
    return { tab: 'membres' }
  },
  archive: async ({ client, slug, form }) => {
    await deskApi(client).setArchived(slug, textField(form, 'archived') === 'oui')
    return { tab: 'gerer' }
  },
  openLink: async ({ client, slug, form, origin }) => {
    const { token } = await deskApi(client).openLink(slug, Number(textField(form, 'days')))
    return { link: `${origin}/c/${slug}?invitation=${token}` }
  },
  closeLink: async ({ client, slug, form }) => {
    await deskApi(client).closeLink(slug, Number(textField(form, 'id')))
    return { tab: 'gerer' }
  },
  announce: async ({ client, slug, form }) => {
    await deskApi(client).announce(slug, { clientId: textField(form, 'clientId'), text: textField(form, 'text') })
    return { tab: 'annonces' }
  },
  removeAnnouncement: async ({ client, slug, form }) => {
    await deskApi(client).removeAnnouncement(slug, Number(textField(form, 'id')))
    return { tab: 'annonces' }
  },
  change: async ({ client, slug, form }) => {
    await deskApi(client).change(slug, parseOrThrow(CommunityChange.safeParse(saidOf(form))))
    return { tab: 'apropos' }
  },
}

const typedIn = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The first field error, or the general message, with the waiting time if the API gives one. */
function problemOf({ fields, message, retryAfter }: ApiFailure): string {
  const said = Object.values(fields)[0]?.[0] ?? message
  return retryAfter === undefined ? said : `${said} ${communityDeskText.retry(waitText(retryAfter))}`
}

export type IntentResult = { go: string } | { answer: CommunityAnswer; status: number }

/** Runs a form's intent. A lost session is left to the page. */
export async function runIntent(request: CommunityRequest): Promise<IntentResult> {
  const { slug, form } = request
  const intent = textField(form, 'intent')
  const typed = typedIn(form)
  const run = ownValue(intents, intent)
  try {
    if (run === undefined) throw new ApiFailure('BAD_REQUEST')
    const done = await run(request)
    if (done === null) return { go: '/communities' }
    if ('link' in done) return { answer: { intent, link: done.link, typed: {} }, status: 200 }
    return { go: done.tab === '' ? `/c/${slug}` : `/c/${slug}?onglet=${done.tab}` }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return { answer: { intent, problem: problemOf(error), typed }, status: error.status || 503 }
  }
}

export async function createCommunity({
  client,
  form,
}: Pick<CommunityRequest, 'client' | 'form'>): Promise<IntentResult> {
  try {
    const draft = parseOrThrow(CreateCommunity.safeParse({ ...saidOf(form), clientId: textField(form, 'clientId') }))
    const { slug } = await communitiesApi(client).found(draft)
    return { go: `/c/${slug}?onglet=salons` }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return { answer: { intent: 'found', problem: problemOf(error), typed: typedIn(form) }, status: error.status || 503 }
  }
}
