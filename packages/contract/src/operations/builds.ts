/** Polled by open pages (specification §4 and §7). */
export const latestBuildPath = '/builds/latest.json'
/** Scripts and styles of offline pages. */
export const shellPath = '/builds/shell.json'

/** No schema: the page checks the only field it reads, and the service worker must stay small. */
export interface LatestBuild {
  id: string
  /** Deployment time. */
  timestamp: number
}
