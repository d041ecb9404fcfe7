import type { MuteSpan, RoomView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { publishLiveEvent } from '../../../events/live-events.ts'
import { roomsText } from '../../../text/rooms.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { roomsApi } from './rooms.api.ts'

/** Shows the resulting sentence, or why the API refused. */
export async function attempt(act: () => Promise<string>): Promise<void> {
  try {
    toast.success(await act())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}

export const muteRoom = ({ id: roomId, group }: RoomView, until: MuteSpan | null) =>
  attempt(async () => {
    publishLiveEvent({ type: 'room.marks', roomId, marks: await roomsApi(api).mute(roomId, until) })
    return group ? roomsText.groupMuteDone : roomsText.muteDone
  })

export const hearRoom = ({ id: roomId, group }: RoomView) =>
  attempt(async () => {
    publishLiveEvent({ type: 'room.marks', roomId, marks: await roomsApi(api).hear(roomId) })
    return group ? roomsText.groupHearDone : roomsText.hearDone
  })
