import type { DirectoryCard } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { changeItems, type Pages } from '../../live/pages.ts'
import { useLiveCache } from '../../live/use-live.tsx'
import { directoryText } from '../../text/directory.ts'
import { toast } from '../../ui/toast.tsx'
import { membersApi } from './members.api.ts'

type Directory = Pages<DirectoryCard>

/**
 * « Passer » and its undoing: she leaves the list at once, and one press puts the list back as it was. A refusal does the
 * same.
 */
export function usePass(key: LiveKey) {
  const cache = useLiveCache()
  return async ({ id, username, displayName }: DirectoryCard, wanted: boolean): Promise<void> => {
    const before = cache.read<Directory>(key)
    const restore = () => before !== undefined && cache.write(key, before)
    const calls = membersApi(api)
    const send = (passed: boolean) => (passed ? calls.pass(username) : calls.bringBack(username))
    cache.change<Directory>(key, (known) => changeItems(known, (items) => items.filter((member) => member.id !== id)))
    const undo = () =>
      send(!wanted).then(restore, (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        toast.error(error.message)
      })
    try {
      await send(wanted)
      const said = wanted ? directoryText.passed(displayName) : directoryText.broughtBack(displayName)
      toast.success(said, { action: { label: directoryText.cancel, onPress: () => void undo() } })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      restore()
      toast.error(error.message)
    }
  }
}
