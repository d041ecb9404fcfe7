/** What the person at the terminal reads: whole French sentences on one line each, nothing of the machinery. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** Whoever read our output may leave (a pipe, a closed terminal): the site goes on. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** « Label… fait en 1,2 s »: written when done, since other sentences may come in between. */
export async function timed<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')
  say(`${label}… fait en ${seconds} s`)
  return result
}
