/** Specification §8: failures that are only logged. */
export function logWarning(message: string, reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log meant here
  console.warn(message, reason)
}

/** Specification §8: failures logged as errors; the caller still handles them. */
export function logError(message: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log meant here
  console.error(message, ...details)
}
