import type { MemberProfile, ProfileQuote } from '@consoeurs/contract'

/** Opens the conversation with an answer or a photo of the profile quoted above the field. */
const quoteHref = (username: string, what: 'reponse' | 'vocal' | 'photo', value: string) =>
  `/messages/${encodeURIComponent(username)}?${what}=${encodeURIComponent(value)}`

export const answerQuoteHref = (username: string, question: string) => quoteHref(username, 'reponse', question)
/** `question` as for a written answer; there is one spoken answer. */
export const spokenQuoteHref = (username: string, question: string) => quoteHref(username, 'vocal', question)
export const photoQuoteHref = (username: string, photoId: number) => quoteHref(username, 'photo', String(photoId))

export const hasQuoteIn = (search: URLSearchParams): boolean =>
  ['reponse', 'vocal', 'photo', 'troc'].some((name) => search.has(name))

/** Null where the profile has it no longer. */
export function quoteIn(
  search: URLSearchParams,
  { answers, spokenAnswer, photos }: Pick<MemberProfile, 'answers' | 'spokenAnswer' | 'photos'>,
): ProfileQuote | null {
  const question = search.get('reponse')
  const text = question !== null && Object.hasOwn(answers, question) ? answers[question]?.trim() : ''
  if (question !== null && text) return { kind: 'answer', question, text }
  if (spokenAnswer !== null && spokenAnswer.question === search.get('vocal'))
    return { kind: 'spoken', soundId: spokenAnswer.sound.id, ...spokenAnswer }
  const photo = photos.find(({ id }) => String(id) === search.get('photo'))
  return photo === undefined ? null : { kind: 'photo', photoId: photo.id, photo: photo.file }
}
