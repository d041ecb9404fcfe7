/** For the failures that the specification wants logged and nothing else (§8): they never stop a page. */
export function logWarning(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log meant here
  console.warn(message, error)
}

/** For the failures that the specification wants logged as errors (§8); who called still hears of them. */
export function logError(message: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log meant here
  console.error(message, ...details)
}
