import { existsSync, readdirSync } from 'node:fs'
import { Username } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { brandCodes } from './codes.ts'
import { type BrandCode, loadBrand } from './index.ts'
import { avatarsFolder, loadSeed, publicFolder } from './seed.ts'
import type { SeedComment } from './seed-content.ts'
import { textsOf, typographyFaults } from './typography.ts'

const flatten = (comments: SeedComment[]): SeedComment[] =>
  comments.flatMap((comment) => [comment, ...flatten(comment.replies ?? [])])
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each(brandCodes)('seed of %s', (code: BrandCode) => {
  it('seeds thirty members, at least forty shares for all, and eight communities with at least three shares each', async () => {
    const seed = await loadSeed(code)
    const forAll = seed.shares.filter(({ community }) => community === undefined)
    expect([seed.members.length, seed.communities.length]).toEqual([30, 8])
    expect(forAll.length).toBeGreaterThanOrEqual(40)
    for (const { slug } of seed.communities) {
      expect(seed.shares.filter(({ community }) => community === slug).length, slug).toBeGreaterThanOrEqual(3)
    }
    expect(seed.pages.map((page) => page.slug).sort()).toEqual(
      [
        'a-propos',
        'accessibilite',
        'cgu',
        'charte',
        'confidentialite',
        'contact',
        'cookies',
        'mentions-legales',
        'securite',
      ].sort(),
    )
  })

  it('answers at least twenty-five questions, each with its own anchor', async () => {
    const { faq } = await loadSeed(code)
    expect(faq.length).toBeGreaterThanOrEqual(25)
    expect(repeated(faq.map(({ slug }) => slug))).toEqual([])
    expect(faq.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(faq.filter(({ answer }) => answer.length < 120).map(({ slug }) => slug)).toEqual([])
  })

  it('uses correct French typography', async () => {
    const { members, shares, communities, pages, faq, conversations, moderation } = await loadSeed(code)
    const all = textsOf({
      members,
      shares,
      communities,
      faq,
      pages: pages.map((page) => ({ ...page, body: page.body.trim() })),
      conversations,
      moderation,
    })
    expect(
      all.flatMap(({ path, text }) => typographyFaults(text).map((fault) => `${path}: ${fault}: ${text.slice(0, 60)}`)),
    ).toEqual([])
  })

  it('has valid names, and one portrait per member', async () => {
    const { members } = await loadSeed(code)
    const usernames = members.map((member) => member.username)
    expect(usernames.filter((username) => !Username.safeParse(username).success)).toEqual([])
    expect(repeated(usernames)).toEqual([])
    expect(usernames).toEqual(expect.arrayContaining(['camille', 'ines', 'lea', 'maud']))
    expect(usernames).not.toContain('admin')
    expect(readdirSync(avatarsFolder(code)).sort()).toEqual(usernames.map((username) => `${username}.svg`).sort())
  })

  it('keeps members within the site’s limits', async () => {
    const brand = await loadBrand(code)
    const { members } = await loadSeed(code)
    const interests = new Set(brand.interests.flatMap((group) => group.interests.map((interest) => interest.value)))
    const questions = new Set(brand.profileQuestions.map((question) => question.id))
    const wishes = new Set(brand.lookingFor.map((choice) => choice.value))
    for (const member of members) {
      const where = member.username
      expect(
        member.interests.filter((value) => !interests.has(value)),
        where,
      ).toEqual([])
      expect(
        member.lookingFor.filter((value) => !wishes.has(value)),
        where,
      ).toEqual([])
      expect(
        Object.keys(member.answers).filter((id) => !questions.has(id)),
        where,
      ).toEqual([])
      expect(Math.max(...Object.values(member.answers).map((answer) => answer.length)), where).toBeLessThanOrEqual(280)
      expect(member.headline.length, where).toBeLessThanOrEqual(120)
      expect(member.about.length, where).toBeLessThanOrEqual(2000)
      expect(member.birthdate <= '2007-12-31', where).toBe(true)
      expect(member.communeInsee, where).toMatch(/^(\d{2}|2[AB])\d{3}$/)
    }
  })

  it('publishes shares whose author, kind, images, reactions and comments exist', async () => {
    const brand = await loadBrand(code)
    const { members, shares } = await loadSeed(code)
    const known = new Set(members.map((member) => member.username))
    const reactions = new Set(brand.reactions.map((reaction) => reaction.kind))
    for (const share of shares) {
      const where = `${share.author}: ${share.title ?? share.body.slice(0, 40)}`
      const form = brand.shareKinds.find((kind) => kind.kind === share.kind)?.form
      const comments = flatten(share.comments)
      const people = [
        share.author,
        ...Object.keys(share.reactions),
        ...comments.map((c) => c.author),
        ...(share.outing?.going ?? []),
      ]
      expect(
        people.filter((name) => !known.has(name)),
        where,
      ).toEqual([])
      expect(Object.keys(share.reactions), where).not.toContain(share.author)
      expect(
        Object.values(share.reactions).filter((kind) => !reactions.has(kind)),
        where,
      ).toEqual([])
      expect(form, where).toBeDefined()
      expect([share.recipe !== undefined, share.outing !== undefined], where).toEqual([
        form === 'recipe',
        form === 'outing',
      ])
      expect(form === 'photo' ? (share.images ?? []).length > 0 : true, where).toBe(true)
      expect(
        (share.images ?? []).every(
          ({ file, alt }) => alt.length > 10 && existsSync(new URL(`img/${file}`, publicFolder(code))),
        ),
        where,
      ).toBe(true)
      expect(
        comments.every((comment) => comment.hoursAgo <= share.hoursAgo && comment.text.length <= 1000),
        where,
      ).toBe(true)
      expect(
        share.comments.every((c) =>
          (c.replies ?? []).every((reply) => reply.hoursAgo <= c.hoursAgo && !reply.replies?.length),
        ),
        where,
      ).toBe(true)
    }
    expect(new Set(shares.map((share) => share.kind)).size).toBe(brand.shareKinds.length)
    expect(repeated(shares.map((share) => share.body))).toEqual([])
  })

  it('has complete recipes, and outings in the future', async () => {
    const { shares } = await loadSeed(code)
    for (const { recipe, outing, title } of shares) {
      if (recipe) {
        expect(recipe.ingredients.length, title).toBeGreaterThanOrEqual(4)
        expect(recipe.steps.length, title).toBeGreaterThanOrEqual(3)
        expect([recipe.servings > 0, recipe.minutes > 0, recipe.season.length > 0], title).toEqual([true, true, true])
      }
      if (outing) {
        expect(outing.inDays, title).toBeGreaterThan(0)
        expect(outing.hour, title).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      }
    }
  })

  it('has communities with their owner as member, and rooms with unique short links', async () => {
    const { members, communities } = await loadSeed(code)
    const known = new Set(members.map((member) => member.username))
    for (const community of communities) {
      expect(community.members, community.slug).toContain(community.owner)
      expect(
        community.members.filter((name) => !known.has(name)),
        community.slug,
      ).toEqual([])
      expect(repeated(community.members), community.slug).toEqual([])
      expect(existsSync(new URL(`img/${community.image}`, publicFolder(code))), community.slug).toBe(true)
      expect([2, 3, 4], community.slug).toContain(community.rooms.length)
    }
    const slugs = communities.flatMap((community) => [community.slug, ...community.rooms.map((room) => room.slug)])
    expect(repeated(slugs)).toEqual([])
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('has community shares by members only', async () => {
    const { communities, shares } = await loadSeed(code)
    const inside = new Map(communities.map(({ slug, members }) => [slug, members]))
    for (const { author, body, community, visibility, reactions, comments, outing } of shares) {
      expect(visibility === 'community', body).toBe(community !== undefined)
      if (community === undefined) continue
      const commenters = flatten(comments).map((comment) => comment.author)
      const people = [author, ...Object.keys(reactions), ...commenters, ...(outing?.going ?? [])]
      expect(
        people.filter((name) => !inside.get(community)?.includes(name)),
        `${community}: ${body.slice(0, 40)}`,
      ).toEqual([])
    }
  })

  it('has room messages by community members, in order of time', async () => {
    const brand = await loadBrand(code)
    const { communities, talk } = await loadSeed(code)
    const kinds = brand.reactions.map(({ kind }) => kind)
    const rooms = new Map(
      communities.flatMap(({ members, rooms }) => rooms.map(({ slug }) => [slug, members] as const)),
    )
    expect([...rooms.keys()].filter((slug) => (talk[slug] ?? []).length === 0)).toEqual([])
    for (const [slug, words] of Object.entries(talk)) {
      const inside = rooms.get(slug) ?? []
      const named = words.flatMap(({ author, text, reactions = {} }) => [
        author,
        ...Object.values(reactions).flat(),
        ...[...text.matchAll(/@([a-z0-9_-]+)/g)].map(([, name = '']) => name),
      ])
      expect(
        named.filter((name) => !inside.includes(name)),
        slug,
      ).toEqual([])
      expect(
        words.flatMap(({ reactions = {} }) => Object.keys(reactions)).filter((kind) => !kinds.includes(kind)),
      ).toEqual([])
      expect(words.every(({ answers }, index) => answers === undefined || answers < index)).toBe(true)
      expect(words.map(({ hoursAgo }) => hoursAgo)).toEqual(words.map(({ hoursAgo }) => hoursAgo).sort((a, b) => b - a))
    }
  })

  it('has consistent honors, visits and conversations', async () => {
    const brand = await loadBrand(code)
    const { members, honors, visits, conversations } = await loadSeed(code)
    const known = new Set(members.map((member) => member.username))
    const kinds = new Set(brand.honors.map((honor) => honor.kind))
    const pairs = [...honors, ...visits].map(({ from, to }) => [from, to])
    const spoken = conversations.map(({ between }) => between)
    expect([...pairs, ...spoken].flat().filter((name) => !known.has(name))).toEqual([])
    expect(pairs.filter(([from, to]) => from === to)).toEqual([])
    expect(honors.filter((honor) => !kinds.has(honor.kind))).toEqual([])
    // One member honours another once, and two members have one conversation.
    expect(repeated(honors.map(({ from, to }) => `${from} ${to}`))).toEqual([])
    expect(repeated(spoken.map((between) => [...between].sort().join(' ')))).toEqual([])
    for (const { between, messages } of conversations) {
      const where = between.join(' ')
      expect(
        messages.every((message) => between.includes(message.author)),
        where,
      ).toBe(true)
      expect(
        messages.map((m) => m.hoursAgo),
        where,
      ).toEqual(messages.map((m) => m.hoursAgo).sort((a, b) => b - a))
    }
  })

  it('has no relation between camille and ines', async () => {
    const { shares, honors, visits, conversations } = await loadSeed(code)
    const both = (names: string[]) => names.includes('camille') && names.includes('ines')
    expect([...honors, ...visits].filter(({ from, to }) => both([from, to]))).toEqual([])
    expect(conversations.filter(({ between }) => both(between))).toEqual([])
    const touching = shares.filter(({ author, reactions, comments }) =>
      [...Object.keys(reactions), ...comments.flatMap((c) => flatten([c])).map((c) => c.author)].some((name) =>
        both([author, name]),
      ),
    )
    expect(touching).toEqual([])
  })

  it('gives each page a reasonable length, and internal or https links', async () => {
    const { pages } = await loadSeed(code)
    for (const { slug, body } of pages) {
      const words = body.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length
      expect(words, slug).toBeGreaterThanOrEqual(200)
      // What is kept, and how long, line by line, is the longest of them.
      expect(words, slug).toBeLessThanOrEqual(slug === 'confidentialite' ? 950 : 700)
      const tags = [...body.matchAll(/<(\w+)/g)].map((match) => match[1])
      expect(
        tags.filter((tag) => !/^(h2|p|ul|ol|li|a|strong|em|table|caption|thead|tbody|tr|th|td)$/.test(tag ?? '')),
      ).toEqual([])
      const links = [...body.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
      expect(
        links.filter(
          (href) => !/^(\/(?:l|settings)\/[a-z-]+|\/meetings|https:\/\/[a-z.-]+|mailto:{{contact}})$/.test(href),
        ),
        slug,
      ).toEqual([])
    }
  })
})
