import { CommunityChange, CommunityNews, communityLimits, FoundCommunity } from '@consoeurs/contract'
import { ApiFailure } from '../../api/client.ts'
import { communityDeskText, waitText } from '../../text/community-desk.ts'
import { communitiesApi, deskApi } from './communities.api.ts'
import { type Asked, checked, type Done, words } from './community-intent.ts'
import { roomIntents } from './room-intents.ts'

/** What the page says after a form that did not lead on. */
export interface CommunityAnswer {
  intent: string
  /** Why it was refused, and when to try again. */
  problem?: string
  /** The link that was just opened: shown once. */
  link?: string
  /** What she had typed, for a page without scripts. */
  typed: Record<string, string>
}

/** What the form says of a community. */
function saidOf(form: FormData): Record<string, unknown> {
  const questions = form.getAll('question').filter((question) => typeof question === 'string')
  const typed = ['name', 'tagline', 'description', 'rules', 'access'].map((field) => [field, words(form, field)])
  return { ...Object.fromEntries(typed), questions }
}

const intents: Record<string, (asked: Asked) => Promise<Done>> = {
  ...roomIntents,
  enter: async ({ client, slug, form }) => {
    const answers = form
      .getAll('answer')
      .filter((answer) => typeof answer === 'string')
      .slice(0, communityLimits.questions)
    await communitiesApi(client).enter(slug, { answers, invitation: words(form, 'invitation') || undefined })
    return { tab: '' }
  },
  leave: async ({ client, slug, form }) => {
    await communitiesApi(client).leave(slug)
    return words(form, 'secret') === '' ? { tab: '' } : null
  },
  news: async ({ client, slug, form }) => {
    await communitiesApi(client).chooseNews(slug, CommunityNews.catch('mentions').parse(words(form, 'news')))
    return { tab: 'reglages' }
  },
  invite: async ({ client, slug, form }) => {
    const username = words(form, 'username').replace(/^.*\/p\//, '')
    await communitiesApi(client).invite(slug, username.replace(/^@/, ''))
    return { tab: 'membres' }
  },
  answer: async ({ client, slug, form }) => {
    await deskApi(client).answer(slug, words(form, 'username'), words(form, 'accept') === 'oui')
    return { tab: 'gerer' }
  },
  role: async ({ client, slug, form }) => {
    const role = words(form, 'role') === 'moderator' ? 'moderator' : 'member'
    await deskApi(client).changeRole(slug, words(form, 'username'), role)
    return { tab: 'membres' }
  },
  putOut: async ({ client, slug, form }) => {
    await deskApi(client).putOut(slug, words(form, 'username'))
    return { tab: 'membres' }
  },
  letIn: async ({ client, slug, form }) => {
    await deskApi(client).letIn(slug, words(form, 'username'))
    return { tab: 'gerer' }
  },
  handOver: async ({ client, slug, form }) => {
    await deskApi(client).handOver(slug, words(form, 'username'))
    return { tab: 'membres' }
  },
  archive: async ({ client, slug, form }) => {
    await deskApi(client).setArchived(slug, words(form, 'archived') === 'oui')
    return { tab: 'gerer' }
  },
  openLink: async ({ client, slug, form, origin }) => {
    const { token } = await deskApi(client).openLink(slug, Number(words(form, 'days')))
    return { link: `${origin}/c/${slug}?invitation=${token}` }
  },
  closeLink: async ({ client, slug, form }) => {
    await deskApi(client).closeLink(slug, Number(words(form, 'id')))
    return { tab: 'gerer' }
  },
  announce: async ({ client, slug, form }) => {
    await deskApi(client).announce(slug, { clientId: words(form, 'clientId'), text: words(form, 'text') })
    return { tab: 'annonces' }
  },
  removeAnnouncement: async ({ client, slug, form }) => {
    await deskApi(client).removeAnnouncement(slug, Number(words(form, 'id')))
    return { tab: 'annonces' }
  },
  change: async ({ client, slug, form }) => {
    await deskApi(client).change(slug, checked(CommunityChange.safeParse(saidOf(form))))
    return { tab: 'apropos' }
  },
}

const typedIn = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The sentence of a refusal: what is wrong with a field first, and how long to wait where the API says. */
function problemOf({ fields, message, retryAfter }: ApiFailure): string {
  const said = Object.values(fields)[0]?.[0] ?? message
  return retryAfter === undefined ? said : `${said} ${communityDeskText.retry(waitText(retryAfter))}`
}

export type Outcome = { go: string } | { answer: CommunityAnswer; status: number }

/** Does what a form of the page asks for: where to go then, or what to say. A lost session is the page's to answer. */
export async function runIntent(asked: Asked): Promise<Outcome> {
  const { slug, form } = asked
  const intent = words(form, 'intent')
  const typed = typedIn(form)
  const run = intents[intent]
  try {
    if (run === undefined) throw new ApiFailure('BAD_REQUEST')
    const done = await run(asked)
    if (done === null) return { go: '/communities' }
    if ('link' in done) return { answer: { intent, link: done.link, typed: {} }, status: 200 }
    return { go: done.tab === '' ? `/c/${slug}` : `/c/${slug}?onglet=${done.tab}` }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return { answer: { intent, problem: problemOf(error), typed }, status: error.status || 503 }
  }
}

/** Founds a community: where to go then, or what to say. */
export async function foundCommunity({ client, form }: Pick<Asked, 'client' | 'form'>): Promise<Outcome> {
  try {
    const draft = checked(FoundCommunity.safeParse({ ...saidOf(form), clientId: words(form, 'clientId') }))
    const { slug } = await communitiesApi(client).found(draft)
    return { go: `/c/${slug}?onglet=salons` }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return { answer: { intent: 'found', problem: problemOf(error), typed: typedIn(form) }, status: error.status || 503 }
  }
}
