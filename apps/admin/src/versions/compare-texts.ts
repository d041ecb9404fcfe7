import { diffArrays, diffWordsWithSpace } from 'diff'
import { type TextBlock, textBlocks } from './text-blocks.ts'

/** A run of words that both texts have, or only one of them. */
export interface TextPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

export type BlockChange =
  /** `reformatted`: the same words, with another weight or markup. */
  | { change: 'same'; kind: string; text: string; reformatted: boolean }
  | { change: 'added' | 'removed'; kind: string; text: string }
  | { change: 'edited'; kind: string; parts: TextPart[] }
  /** Unchanged blocks that are left out. */
  | { change: 'skipped'; count: number }

/** Beyond this many different words, a word-by-word comparison is neither readable nor quick. */
const MOST_EDITS = 2_000

/** Compares word by word, spaces included; very different texts are one removal and one addition. */
export function compareWords(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS })
  if (changes === undefined) {
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ]
  }
  return changes.map(({ value, added, removed }) => {
    const whose = added ? 'added' : 'removed'
    return { text: value, change: added || removed ? whose : 'same' }
  })
}

/** Less than this share of the longer text in common, and the two are shown one below the other. */
const LEAST_COMMON = 0.3

function comparePair(before: TextBlock, after: TextBlock): BlockChange[] {
  const parts = compareWords(before.text, after.text)
  const common = parts.reduce((sum, { text, change }) => (change === 'same' ? sum + text.trim().length : sum), 0)
  if (common >= LEAST_COMMON * Math.max(before.text.length, after.text.length))
    return [{ change: 'edited', kind: after.kind, parts }]
  return [
    { change: 'removed', kind: before.kind, text: before.text },
    { change: 'added', kind: after.kind, text: after.text },
  ]
}

function comparedBlocks(before: TextBlock[], after: TextBlock[]): BlockChange[] {
  const isSame = (one: TextBlock, other: TextBlock) => one.kind === other.kind && one.text === other.text
  const changes = diffArrays(before, after, { comparator: isSame })
  const found: BlockChange[] = []
  let at = 0
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (removed) {
      const next = changes[index + 1]
      const replacing = next?.added ? next.value : []
      for (const [place, block] of value.entries()) {
        const by = replacing[place]
        found.push(...(by === undefined ? [plain('removed', block)] : comparePair(block, by)))
      }
      found.push(...replacing.slice(value.length).map((block) => plain('added', block)))
      at += value.length
    } else if (added) {
      if (changes[index - 1]?.removed !== true) found.push(...value.map((block) => plain('added', block)))
    } else {
      for (const block of value) {
        const { kind, text, html } = block
        found.push({ change: 'same', kind, text, reformatted: before[at]?.html !== html })
        at += 1
      }
    }
  }
  return found
}

const plain = (change: 'added' | 'removed', { kind, text }: TextBlock): BlockChange => ({ change, kind, text })

const isQuiet = (block: BlockChange | undefined) =>
  block === undefined || (block.change === 'same' && !block.reformatted)

/** Keeps one unchanged block before and after each change. */
function withoutLongRuns(all: BlockChange[]): BlockChange[] {
  const isNear = (at: number) => !isQuiet(all[at - 1]) || !isQuiet(all[at]) || !isQuiet(all[at + 1])
  const kept: BlockChange[] = []
  for (const [at, block] of all.entries()) {
    const last = kept.at(-1)
    if (isNear(at)) kept.push(block)
    else if (last?.change === 'skipped') last.count += 1
    else kept.push({ change: 'skipped', count: 1 })
  }
  return kept
}

/** Compares two rich texts block by block, then word by word; empty where nothing differs. */
export function compareBodies(before: string, after: string): BlockChange[] {
  if (before === after) return []
  const all = comparedBlocks(textBlocks(before), textBlocks(after))
  return all.every(isQuiet) ? [] : withoutLongRuns(all)
}

export interface ChangeCounts {
  added: number
  removed: number
}

/** Passages that one of the two texts has alone. */
export function countChanges(parts: readonly TextPart[], blocks: readonly BlockChange[]): ChangeCounts {
  const inBlocks = blocks.flatMap((block): { change: string }[] => (block.change === 'edited' ? block.parts : [block]))
  const all = [...parts, ...inBlocks]
  return {
    added: all.filter(({ change }) => change === 'added').length,
    removed: all.filter(({ change }) => change === 'removed').length,
  }
}
