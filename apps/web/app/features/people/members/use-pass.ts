import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { changeItems, type Pages } from '../../../live/pages.ts'
import { useLiveCache } from '../../../live/use-live.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { directoryText } from './directory.text.ts'
import type { ListedMember } from './members.api.ts'
import { membersApi } from './members.api.ts'

/** Milliseconds. */
const UNDO = 5000

type DirectoryPages = Pages<ListedMember>

/** Optimistic: removes the member from the list; undo or a refusal restores it. */
export function usePass(key: LiveKey) {
  const cache = useLiveCache()
  return async ({ id, username, displayName }: ListedMember, wanted: boolean): Promise<void> => {
    const before = cache.read<DirectoryPages>(key)
    const restore = () => before !== undefined && cache.write(key, before)
    const calls = membersApi(api)
    const send = (passed: boolean) => (passed ? calls.pass(username) : calls.bringBack(username))
    cache.change<DirectoryPages>(key, (known) =>
      changeItems(known, (items) => items.filter((member) => member.id !== id)),
    )
    const undo = () =>
      send(!wanted).then(restore, (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        toast.error(error.message)
      })
    try {
      await send(wanted)
      const said = wanted ? directoryText.passed(displayName) : directoryText.broughtBack(displayName)
      toast.success(said, { duration: UNDO, action: { label: directoryText.cancel, onPress: () => void undo() } })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      restore()
      toast.error(error.message)
    }
  }
}
