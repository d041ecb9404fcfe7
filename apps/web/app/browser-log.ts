/** For the failures that the specification wants logged and nothing else (§8): they never stop a page. */
export function logWarning(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log meant here
  console.warn(message, error)
}
