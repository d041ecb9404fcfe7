import {
  bodyTags,
  isLibraryPicture,
  isPlainWeight,
  neutralTags,
  recipeClass,
  renamedTags,
  styledTag,
  titleSlug,
  withRaisedDigits,
} from '@consoeurs/contract'
import sanitizeHtml from 'sanitize-html'

const isCount = (text: string) => /^[1-9]\d{0,3}$/.test(text)

/** Fields that hold HTML. */
export const cleanedFields: ReadonlySet<string> = new Set(['body', 'answer'])

/** HTML allowed in editorial texts, which are cleaned when stored and again when read. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...bodyTags, 'dl', 'dt', 'dd', 'section'],
  // Only recipes are sections; others become a div.
  transformTags: {
    ...renamedTags,
    b: (_tag, { style = '' }) => ({ tagName: isPlainWeight(style) ? 'span' : 'strong', attribs: {} }),
    span: (_tag, { style = '' }) => ({ tagName: styledTag(style) ?? 'span', attribs: {} }),
    section: (_tag, { class: kind, 'data-minutes': minutes = '', 'data-servings': servings = '', ...rest }) =>
      kind === recipeClass && isCount(minutes) && isCount(servings)
        ? {
            tagName: 'section',
            attribs: {
              ...{ class: recipeClass, 'data-minutes': minutes, 'data-servings': servings },
              ...(rest['data-season'] && { 'data-season': rest['data-season'].slice(0, 40) }),
            },
          }
        : { tagName: 'div', attribs: {} },
  },
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height'],
    aside: ['data-block'],
    section: ['class', 'data-minutes', 'data-servings', 'data-season'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isLibraryPicture(attribs.src ?? ''),
}

/** Gives h2 headings without id one from their text, for the table of contents. */
const withChapters = (html: string): string =>
  html.replaceAll(/<h2>(.*?)<\/h2>/gs, (whole, words: string) => {
    const id = titleSlug(words.replaceAll(/<[^>]+>|&\w+;/g, ' '))
    return id === '' ? whole : `<h2 id="${id}">${words}</h2>`
  })

export const cleanBody = (html: string): string => withChapters(sanitizeHtml(html, allowed))

const keptTags = new Set([...bodyTags, ...Object.keys(renamedTags), ...neutralTags, 'dl', 'dt', 'dd'])

/** Meaningful elements that `cleanBody` removes. */
export function droppedTags(html: string): string[] {
  const dropped = new Set<string>()
  const onOpenTag: sanitizeHtml.IOptions['onOpenTag'] = (name, { src = '' }) => {
    const stays = name === 'img' ? isLibraryPicture(src) : keptTags.has(name) || name.includes(':')
    if (!stays) dropped.add(name)
  }
  sanitizeHtml(html, { ...allowed, onOpenTag })
  return [...dropped]
}

export const textOfBody = (html: string): string =>
  sanitizeHtml(
    withRaisedDigits(html).replaceAll(/<\/?(?:h\d|p|li|td|th|br|dd|dt|caption|figcaption|blockquote)\b/g, ' $&'),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
