/** The little of it that we use; it brings no types of its own. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number; default: number }>
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
