/** What of one collection, or of a value within one, may ever leave: written down again here, beside the code. */
export interface WhiteList {
  attributes: string[]
  /** The list of what each relation leads to. */
  relations: Record<string, string>
}

const dates = ['createdAt', 'updatedAt']
const published = ['seoTitle', 'seoDescription', 'publishedAt', 'version', ...dates]
const topic = ['name', 'slug', 'description', ...dates]
const picture = ['name', 'alternativeText', 'url', 'width', 'height', 'thumbhash', 'ext', 'mime', 'formats']

/** By the name in the address; what has no address of its own is a value. */
export const whiteLists: Record<string, WhiteList> = {
  articles: {
    attributes: ['title', 'slug', 'excerpt', 'body', 'readingMinutes', 'inNewsletter', ...published],
    relations: {
      ...{ cover: 'media', author: 'person', comments: 'count' },
      ...{ category: 'categories', tags: 'tags', related: 'articles' },
    },
  },
  categories: { attributes: [...topic, 'position'], relations: { articles: 'articles' } },
  tags: { attributes: topic, relations: { articles: 'articles' } },
  pages: { attributes: ['title', 'slug', 'body', ...published], relations: {} },
  ingredients: {
    attributes: [
      ...['slug', 'singular', 'plural', 'gender', 'aliases', 'family', 'aisle', 'seasons', 'allergens'],
      ...['soakingHours', 'germinationDays', 'rinsesPerDay', 'fermentation', ...dates],
    ],
    relations: {},
  },
  faq: {
    attributes: ['question', 'slug', 'topic', 'answer', 'position', 'publishedAt', 'version', ...dates],
    relations: {},
  },
  communities: {
    attributes: [...['slug', 'name', 'tagline', 'description', 'rules', 'access', 'questions', 'archivedAt'], ...dates],
    relations: { avatar: 'picture', cover: 'picture', rooms: 'rooms' },
  },
  rooms: {
    attributes: ['slug', 'name', 'topic', 'position', 'archived', ...dates],
    relations: { community: 'communities' },
  },
  picture: { attributes: picture, relations: {} },
  media: { attributes: [...picture, 'caption', ...dates], relations: {} },
  count: { attributes: ['count'], relations: {} },
  person: { attributes: ['username', 'name', 'avatar'], relations: {} },
}

/** What is no collection: shown whole, never searched. */
export const values = ['picture', 'media', 'count', 'person']
