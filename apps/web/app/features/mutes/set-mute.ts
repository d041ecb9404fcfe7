import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { mutesText } from '../../text/mutes.ts'
import { toast } from '../../ui/toast.tsx'
import { mutesApi } from './mutes.api.ts'

export interface Mutable {
  username: string
  displayName: string
  muted?: boolean
}

/** Mutes her, or ends it; what is on the page is asked again, and one press undoes a mute. */
export async function setMute(member: Mutable, wanted: boolean, forget: () => void): Promise<void> {
  const { username, displayName } = member
  try {
    const calls = mutesApi(api)
    await (wanted ? calls.muteMember(username) : calls.endOf(username))
    const undo = { label: mutesText.cancel, onPress: () => void setMute(member, false, forget) }
    if (wanted) toast.success(mutesText.muted(displayName), { icon: 'bell-off', action: undo })
    else toast.success(mutesText.unmuted(displayName))
    forget()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}
