import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const KB_PER_MB = 1_000

/** proc(5), after the name: the second field is the parent, CPU times start at the twelfth. */
function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)[1]) === parent)
    .map(Number)

/** Includes children. */
export function cpuSeconds(pid: number): number {
  const sum = (process: number, fields: number[]) =>
    fields.reduce((ticks, field) => ticks + Number(statOf(process)[field] ?? 0), 0)
  const ownAndEnded = sum(pid, [11, 12, 13, 14])
  const living = childrenOf(pid).reduce((ticks, child) => ticks + sum(child, [11, 12]), 0)
  return (ownAndEnded + living) / TICKS_PER_SECOND
}

/** MB; shared pages are divided among processes (PSS, proc(5)). */
export function proportionalMemory(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / KB_PER_MB
}
