/** Moves `id` to the position of `other`. */
export function movedTo(ids: number[], id: number, other: number): number[] {
  const to = ids.indexOf(other)
  if (to === -1 || !ids.includes(id)) return ids
  return ids.filter((each) => each !== id).toSpliced(to, 0, id)
}

export function moved(ids: number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return ids
  return ids.filter((other) => other !== id).toSpliced(to, 0, id)
}
