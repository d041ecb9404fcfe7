/** For the operator: French sentences, one per line. */
export function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

export function printError(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** A closed pipe or terminal must not stop the site. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const isSingular = (count: number) => new Intl.PluralRules('fr').select(count) === 'one'

/** As in: 0 image, 1 image, 2 images. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${isSingular(count) ? one : many}`

/** Printed at the end, since other lines may come in between. */
export async function timed<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')
  print(`${label}… fait en ${seconds} s`)
  return result
}
