/** Letters with a meaning of their own on the page of a record. */
const taken = new Set(['j', 'k', 'q', 'o'])

const lettersOf = (label: string) =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** The first free letter of each verdict's label, by verdict: « Écarté » is chosen with E. */
export function verdictKeys(verdicts: Record<string, string>): Record<string, string> {
  const used = new Set(taken)
  const keys: Record<string, string> = {}
  for (const [verdict, label] of Object.entries(verdicts)) {
    const letter = [...lettersOf(label)].find((candidate) => !used.has(candidate))
    if (letter === undefined) continue
    used.add(letter)
    keys[verdict] = letter
  }
  return keys
}
