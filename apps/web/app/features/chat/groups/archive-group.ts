import type { RoomView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { groupsApi } from './groups.api.ts'
import { groupsText as text } from './groups.text.ts'

/** Shows the change at once, and why it was refused. */
export async function archiveGroup({ id: roomId, slug }: RoomView, archived: boolean): Promise<void> {
  try {
    const calls = groupsApi(api)
    const marks = await (archived ? calls.archive(slug) : calls.unarchive(slug))
    publishLiveEvent({ type: 'room.marks', roomId, marks })
    if (!archived) toast.success(text.unarchived)
    else toast.success(marks.muted ? text.archivedQuiet : text.archived)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}
