import { recipeClass, titleSlug } from '@consoeurs/contract'
import sanitizeHtml from 'sanitize-html'

const isCount = (text: string) => /^[1-9]\d{0,3}$/.test(text)

/** What a text of the house may be made of: cleaned when it is written, and again at the way out, whoever wrote it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote', 'hr', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'aside', 'section'],
  ],
  // A section is a recipe, and says so; any other leaves what it holds.
  transformTags: {
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
  // Pictures are those of the media library: nothing of a page is fetched from elsewhere.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/files\/[0-9a-f]{32}-[a-z]+\.webp$/.test(attribs.src ?? ''),
}

/** A heading that an editor gave no id takes its words: a table of contents leads to it. */
const withChapters = (html: string): string =>
  html.replaceAll(/<h2>(.*?)<\/h2>/gs, (whole, words: string) => {
    const id = titleSlug(words.replaceAll(/<[^>]+>|&\w+;/g, ' '))
    return id === '' ? whole : `<h2 id="${id}">${words}</h2>`
  })

export const cleanBody = (html: string): string => withChapters(sanitizeHtml(html, allowed))

/** Its words alone, for what counts or searches them. */
export const wordsOf = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/?(?:h\d|p|li|td|th|br|dd|dt|caption|figcaption|blockquote)\b/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
