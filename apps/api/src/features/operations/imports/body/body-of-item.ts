import { readBlocks } from './paragraphs.ts'
import { readShortcodes, type ShortcodeParts } from './shortcodes.ts'

/** An address alone: WordPress shows a player in its place. */
const embedBlock =
  /<figure\b[^>]*wp-block-embed[^>]*>\s*<div\b[^>]*>\s*(https?:\/\/[^\s<]+)\s*<\/div>\s*(<figcaption\b[^>]*>.*?<\/figcaption>)?\s*<\/figure>/gis
const addressAlone = /<p\b[^>]*>\s*(https?:\/\/[^\s<]+)\s*<\/p>/gi

const linkTo = (address: string) => `<p><a href="${address.replaceAll('"', '%22')}">${address}</a></p>`

export interface BodyRead {
  html: string
  unknownBlocks: string[]
  unknownShortcodes: string[]
}

/** HTML of an article or page as WordPress would show it; pictures and links still lead to the other site. */
export function readBody(content: string, parts: ShortcodeParts): BodyRead {
  const { html: expanded, unknown: unknownShortcodes } = readShortcodes(content, parts)
  const { html: blocks, unknown: unknownBlocks } = readBlocks(expanded)
  const html = blocks
    .replace(embedBlock, (_whole, address: string, caption = '') =>
      caption === '' ? linkTo(address) : `<figure>${linkTo(address)}${caption}</figure>`,
    )
    .replace(addressAlone, (_whole, address: string) => linkTo(address))
  return { html, unknownBlocks, unknownShortcodes }
}
