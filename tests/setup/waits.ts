import { vi } from 'vitest'

const WAIT = 15_000
const { waitFor } = vi

/** Vitest gives up after a second, which a busy machine needs now and then. A wait that succeeds is no longer for this. */
function waitLonger<T>(callback: () => T | Promise<T>, options: Parameters<typeof waitFor>[1] = { timeout: WAIT }) {
  return waitFor(callback, options)
}

// Files of a project may share `vi`.
if (waitFor.name !== waitLonger.name) Object.assign(vi, { waitFor: waitLonger })
