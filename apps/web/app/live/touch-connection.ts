import { constants, type Viewer } from '@consoeurs/contract'

/** Specification §7: only if the previous connection is over 15 minutes old or missing. */
const isDue = (lastConnection: string | null) =>
  lastConnection === null || Date.now() - Date.parse(lastConnection) > constants.lastConnectionThrottle

export async function touchConnection({ id, lastConnection }: Pick<Viewer, 'id' | 'lastConnection'>): Promise<void> {
  if (isDue(lastConnection)) await (await import('./report-connection.ts')).reportConnection(id)
}
