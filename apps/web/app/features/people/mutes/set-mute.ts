import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { mutesApi } from './mutes.api.ts'
import { mutesText } from './mutes.text.ts'

export interface MuteTarget {
  username: string
  displayName: string
  muted?: boolean
}

/** Reloads the content of the page; a mute can be undone from the toast. */
export async function setMute(member: MuteTarget, wanted: boolean, forget: () => void): Promise<void> {
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
