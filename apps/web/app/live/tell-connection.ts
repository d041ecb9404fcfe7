import { constants, type Viewer } from '@consoeurs/contract'

/** Specification §7: only if the previous connection is over 15 minutes old or missing. */
const isDue = (lastConnection: string | null) =>
  lastConnection === null || Date.now() - Date.parse(lastConnection) > constants.lastConnectionThrottle

/** Most pages have nothing to tell: what does it is fetched by those that have. */
export async function tellConnection({ id, lastConnection }: Pick<Viewer, 'id' | 'lastConnection'>): Promise<void> {
  if (isDue(lastConnection)) await (await import('./report-connection.ts')).reportConnection(id)
}
