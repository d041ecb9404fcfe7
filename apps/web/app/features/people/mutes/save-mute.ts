import { data } from 'react-router'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { catchOffline } from '../../../api/form-answer.ts'
import type { MuteAnswer } from './muted-things.tsx'
import { mutesApi } from './mutes.api.ts'
import { mutesText } from './mutes.text.ts'

/** Action of the pages with mutes. */
export async function answerMute(client: ApiClient, typed: FormData, unmuteRoom: (id: number) => Promise<unknown>) {
  const saved = await saveMute(client, typed, unmuteRoom)
  return data<MuteAnswer>(saved.answer, { status: saved.status })
}

/** Offline: shows an error on the form that was sent and keeps its input. */
export async function answerMuteOffline(request: Request, serverAction: () => Promise<unknown>) {
  const intent = String((await request.clone().formData()).get('intent'))
  return catchOffline(serverAction, (problem): MuteAnswer => ({ intent, problem, typed: '' }))
}

async function saveMute(
  client: ApiClient,
  typed: FormData,
  unmuteRoom: (id: number) => Promise<unknown>,
): Promise<{ answer: MuteAnswer; status: number }> {
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const [intent, community, word, id] = [text('intent'), text('community'), text('word'), Number(text('id'))]
  const username = text('username').replace(/^@/, '')
  const calls = mutesApi(client)
  const say = (given: string, rest: Pick<MuteAnswer, 'done' | 'problem'>, status = 200) => ({
    answer: { intent, typed: given, ...rest },
    status,
  })
  try {
    if (intent === 'end-mute') {
      await calls.end(id)
      return say('', { done: mutesText.ended })
    }
    if (intent === 'hear-room') {
      await unmuteRoom(id)
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
    await calls.muteWord(word)
    return say(word, { done: mutesText.wordMuted(word) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.fields.word?.[0] ?? error.message
    const given = { 'mute-word': word, 'mute-community': community }[intent] ?? username
    return say(given, { problem }, error.status || 503)
  }
}
