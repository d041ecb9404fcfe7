import { api } from '../../../api/browser-api.ts'
import { DraftSaver } from '../../../drafts/draft-saver.ts'
import { draftsApi } from '../../../drafts/drafts.api.ts'
import { keepDraft, nameOf, readDraft, type TalkPlace } from './kept-draft.ts'

const leaving = new Map<string, { name: string; text: string }>()

const saver = new DraftSaver({
  send: (key, words) => (words === null ? draftsApi(api).erase(key) : draftsApi(api).put(key, words)),
  onSaved: (key) => {
    const sent = leaving.get(key)
    const kept = sent && readDraft(sent.name)
    if (sent && kept?.text === sent.text) keepDraft(sent.name, { ...kept, saved: true })
  },
})
for (const moment of ['online', 'pagehide']) addEventListener(moment, () => void saver.flush())

/** Debounced; an empty text is erased at once. */
export function saveDraft(viewerId: number, place: TalkPlace, text: string): void {
  leaving.set(place, { name: nameOf(viewerId, place), text })
  if (text === '') void saver.erase(place)
  else saver.write(place, { text })
}

/** While a save is in flight, the server's draft is older. */
export const isSaving = () => saver.busy
