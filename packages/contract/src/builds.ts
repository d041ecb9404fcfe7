/** Where open pages ask whether the site was built anew (specification §4 and §7). */
export const latestBuildPath = '/builds/latest.json'
/** What the pages that work without a network need of this build: addresses of scripts and styles. */
export const shellPath = '/builds/shell.json'

/** No schema: the page checks the one word it reads, and the worker must stay small. */
export interface LatestBuild {
  id: string
  /** When this build was put in service. */
  timestamp: number
}
