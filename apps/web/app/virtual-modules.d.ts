declare module 'virtual:standalone-scripts' {
  export const headScript: string
  export const headScriptHash: string
  export const readerScriptUrl: string
  export const proofScriptUrl: string
  export const proofSolverUrl: string
  export const answersScriptUrl: string
}

declare module 'virtual:icon-sprite' {
  export const iconSpriteUrl: string
  /** `viewBox` of each mark, by `<brand>-<mark>`. */
  export const markBoxes: Record<string, string>
}
