import { onDemand } from '../../../ui/on-demand.tsx'

export type RoomPart = 'search' | 'pins' | 'here' | 'date' | 'mute'

export const RoomSheet = onDemand(async () => (await import('./room-sheet.tsx')).RoomSheet)
