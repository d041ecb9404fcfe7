declare module 'virtual:standalone-scripts' {
  export const headScript: string
  export const headScriptHash: string
  export const readerScriptUrl: string
}
