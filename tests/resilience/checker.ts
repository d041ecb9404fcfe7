import type { Attempt } from './history.ts'

/** What the product shows once everything is quiet. */
export interface Evidence {
  /** By lane, in the order in which it is shown. */
  read: Record<string, string[]>
  /** By lane: what the product promised to tell someone of, and told. */
  told: Record<string, string[]>
  /** By lane of a thing that has one value at a time. */
  holds: Record<string, string>
}

type Lane = Attempt[]

function lanesOf(attempts: readonly Attempt[]): Map<string, Lane> {
  const lanes = new Map<string, Lane>()
  for (const attempt of attempts) {
    const lane = lanes.get(attempt.lane)
    if (lane === undefined) lanes.set(attempt.lane, [attempt])
    else lane.push(attempt)
  }
  return lanes
}

const valuesWith = (lane: Lane, outcome: Attempt['outcome']) =>
  new Set(lane.filter((attempt) => attempt.outcome === outcome).map(({ value }) => value))

function doubles(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

/** Acknowledged ⊆ shown ⊆ acknowledged ∪ unknown, each once. */
function setComplaints(name: string, lane: Lane, shown: readonly string[]): string[] {
  const acknowledged = valuesWith(lane, 'ok')
  const unknown = valuesWith(lane, 'info')
  const found = new Set(shown)
  return [
    ...[...acknowledged].filter((value) => !found.has(value)).map((value) => `lost: ${name} ${value}`),
    ...[...found]
      .filter((value) => !acknowledged.has(value) && !unknown.has(value))
      .map((value) => `invented: ${name} ${value}`),
    ...doubles(shown).map((value) => `doubled: ${name} ${value}`),
  ]
}

/** The values that were acknowledged before the next one was first sent, as the outbox does; others may land anywhere. */
function sentInOrder(lane: Lane): string[] {
  const acknowledged = new Set<string>()
  const begun = new Set<string>()
  const inOrder: string[] = []
  let current: string | undefined
  const close = () => {
    if (current !== undefined && acknowledged.has(current)) inOrder.push(current)
  }
  for (const { value, outcome } of lane) {
    if (!begun.has(value)) {
      close()
      begun.add(value)
      current = value
    }
    if (outcome === 'ok') acknowledged.add(value)
  }
  close()
  return inOrder
}

/** What one hand sent one after the other stands in that order. */
function orderComplaints(name: string, lane: Lane, shown: readonly string[]): string[] {
  const rank = new Map(sentInOrder(lane).map((value, index) => [value, index]))
  let highest = -1
  return shown.flatMap((value) => {
    const index = rank.get(value)
    if (index === undefined) return []
    if (index < highest) return [`reordered: ${name} ${value}`]
    highest = index
    return []
  })
}

/** The last value acknowledged, or one of unknown fate that was sent since the one acknowledged before it. */
function valueComplaints(name: string, lane: Lane, held: string): string[] {
  const acknowledged = lane.filter(({ outcome }) => outcome === 'ok')
  const [previous, last] = [acknowledged.at(-2), acknowledged.at(-1)]
  const since = previous === undefined ? lane : lane.slice(lane.indexOf(previous) + 1)
  const possible = new Set(since.filter(({ outcome }) => outcome !== 'fail').map(({ value }) => value))
  if (last !== undefined && !since.some(({ outcome }) => outcome === 'info')) {
    return held === last.value ? [] : [`wrong value: ${name} holds ${held} and not ${last.value}`]
  }
  // Without an acknowledgement it may also still be as it was before the first attempt: empty.
  if (last === undefined) possible.add('')
  return possible.has(held) ? [] : [`wrong value: ${name} holds ${held}, none of ${[...possible].join(', ')}`]
}

const isOrdered = (name: string) => /^(message|comment|room) /.test(name)

/** The verdict of Jepsen's set test over every lane. Empty: nothing lost, invented, doubled or reordered. */
export function judge(attempts: readonly Attempt[], { read, told, holds }: Evidence): string[] {
  const lanes = lanesOf(attempts)
  const complaints: string[] = []
  for (const name of new Set([...lanes.keys(), ...Object.keys(read), ...Object.keys(told), ...Object.keys(holds)])) {
    const lane = lanes.get(name) ?? []
    // Everything that the clients ask for is theirs to ask: a refusal is a fault of the product.
    const refused = lane.filter(({ outcome }) => outcome === 'fail')
    complaints.push(...refused.map(({ value, why }) => `refused: ${name} ${value} (${why ?? 'no reason'})`))
    const held = holds[name]
    if (held !== undefined) {
      complaints.push(...valueComplaints(name, lane, held))
      continue
    }
    const shown = read[name] ?? []
    complaints.push(...setComplaints(name, lane, shown))
    if (isOrdered(name)) complaints.push(...orderComplaints(name, lane, shown))
    const effects = told[name]
    if (effects !== undefined) complaints.push(...setComplaints(`${name} (told)`, lane, effects))
  }
  return complaints
}
