import type { CommentView } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { threadsOf, withComment, withLink, withLiveComment, withoutComment, withReactions } from './comment-list.ts'

const comment = (id: number, parentId: number | null = null, authorId = 1): CommentView => ({
  id,
  shareId: 1,
  articleId: null,
  parentId,
  clientId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  author: { id: authorId, username: 'lea', displayName: 'Léa', avatar: null, certified: false, freshness: null },
  muted: false,
  link: null,
  text: `Commentaire ${id}`,
  reactions: { counts: [], total: 0, mine: null },
  at: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  can: { remove: false, report: true },
})
const shape = (comments: CommentView[]) =>
  threadsOf(comments).map(({ comment, answers }) => [comment.id, ...answers.map(({ id }) => id)])

it('puts answers below their comment, oldest first, whatever the order they came in', () => {
  expect(shape([comment(5, 1), comment(2), comment(1), comment(3, 1)])).toEqual([[1, 3, 5], [2]])
})

it('shows an answer by itself where its comment is not shown to her', () => {
  expect(shape([comment(4, 99), comment(2)])).toEqual([[2], [4]])
})

it('adds a comment once', () => {
  expect(withComment(withComment([comment(1)], comment(2)), comment(2)).map(({ id }) => id)).toEqual([1, 2])
})

it('takes the answers away with their comment', () => {
  expect(withoutComment([comment(1), comment(2, 1), comment(3)], 1).map(({ id }) => id)).toEqual([3])
})

it('knows what she may do with a comment that comes live', () => {
  const last = (reader: { id: number; ownsShare: boolean }) => withLiveComment([], comment(1), reader).at(-1)?.can
  expect(last({ id: 1, ownsShare: false })).toEqual({ remove: true, report: false })
  expect(last({ id: 2, ownsShare: true })).toEqual({ remove: true, report: true })
  expect(last({ id: 2, ownsShare: false })).toEqual({ remove: false, report: true })
})

it('does not let the live echo of her own comment undo what is known of it', () => {
  const own = { ...comment(1), can: { remove: true, report: false } }
  expect(withLiveComment([own], comment(1), { id: 1, ownsShare: false })).toEqual([own])
})

it('changes the reactions of one comment alone', () => {
  const reactions = { counts: [{ kind: 'coeur', count: 1 }], total: 1, mine: 'coeur' }
  const [first, second] = withReactions([comment(1), comment(2)], 2, () => reactions)
  expect(first?.reactions.total).toBe(0)
  expect(second?.reactions).toEqual(reactions)
})

it('gives a comment the preview of its link', () => {
  const link = { address: 'https://exemple.test/', site: 'exemple.test', title: 'Semer', description: '', image: null }
  const shown = withLink([comment(1), comment(2)], 2, link)
  const linksOf = (comments: CommentView[]) => comments.map((known) => known.link)
  expect(linksOf(shown)).toEqual([null, link])
  expect(linksOf(withComment(shown, comment(2)))).toEqual([null, link])
  const reader = { id: 1, ownsShare: false }
  expect(linksOf(withLiveComment(shown, { ...comment(1), link }, reader))).toEqual([link, link])
  expect(linksOf(withLiveComment(shown, comment(2), reader))).toEqual([null, link])
})
