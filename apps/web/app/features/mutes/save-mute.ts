import { type ApiClient, ApiFailure } from '../../api/client.ts'
import { mutesText } from '../../text/mutes.ts'
import { roomsApi } from '../rooms/public.ts'
import type { MuteAnswer } from './muted-things.tsx'
import { mutesApi } from './mutes.api.ts'

interface MuteWish {
  intent: string
  username: string
  community: string
  word: string
  id: number
}

/** A press on the settings' page about mutes, and what to say of it. Null where the press is about something else. */
export async function saveMute(
  client: ApiClient,
  { intent, username, community, word, id }: MuteWish,
): Promise<{ answer: MuteAnswer; status: number } | null> {
  const calls = mutesApi(client)
  const say = (typed: string, rest: Pick<MuteAnswer, 'done' | 'problem'>, status = 200) => ({
    answer: { intent, typed, ...rest },
    status,
  })
  try {
    if (intent === 'end-mute') {
      await calls.end(id)
      return say('', { done: mutesText.ended })
    }
    if (intent === 'hear-room') {
      await roomsApi(client).hear(id)
      return say('', { done: mutesText.ended })
    }
    if (intent === 'mute-member') {
      if (username === '') return say('', { problem: mutesText.usernameMissing }, 400)
      await calls.muteMember(username)
      return say(username, { done: mutesText.muted(username) })
    }
    if (intent === 'mute-community') {
      if (community === '') return say('', { problem: mutesText.communityMissing }, 400)
      await calls.muteCommunity(community)
      return say(community, { done: mutesText.communityMuted })
    }
    if (intent !== 'mute-word') return null
    await calls.muteWord(word)
    return say(word, { done: mutesText.wordMuted(word) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.fields.word?.[0] ?? error.message
    const typed = { 'mute-word': word, 'mute-community': community }[intent] ?? username
    return say(typed, { problem }, error.status || 503)
  }
}
