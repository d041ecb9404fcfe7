import type { CommunityCard, CommunityMemberView, CommunityView, ErrorEnvelope, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

const { communities, communityMembers } = tables

/** One community of each access, straight in the database: « ouvert », « demande », « secret », all of one owner. */
export async function foundCircles({ db }: TestApp, owner: Person): Promise<void> {
  for (const [access, slug] of Object.entries({ open: 'ouvert', request: 'demande', secret: 'secret' })) {
    const [community] = await db
      .insert(communities)
      .values({ slug, name: `Cercle ${slug}`, tagline: 'À l’été', access, memberCount: 1 })
      .returning({ id: communities.id })
    if (community === undefined) throw new Error('the community was not founded')
    await db.insert(communityMembers).values({ communityId: community.id, userId: owner.id, role: 'owner' })
  }
}

/** The communities whose kept count is not how many are in them: none, whatever was done. */
export async function miscounted({ db }: TestApp): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select slug from communities c where member_count <> (select count(*) from community_members where community_id = c.id)`,
  )
  return rows
}

const at = (slug: string, rest = '') => `/api/communities/${slug}${rest}`

/** What people do around communities, through the API. */
export const aroundCommunities = {
  at,
  enters: (person: Person, slug: string, body: object = {}) =>
    person.puts<CommunityView>(at(slug, '/membership'), body),
  leaves: (person: Person, slug: string) => person.deletes<ErrorEnvelope>(at(slug, '/membership')),
  sees: async (person: Person, slug: string) => (await person.gets<CommunityView>(at(slug, '/page'))).body,
  listed: async (person: Person, query = '') =>
    (await person.gets<Page<CommunityCard>>(`/api/communities/cards${query}`)).body.items.map(({ slug }) => slug),
  answers: (person: Person, slug: string, of: Person, accept: boolean) =>
    person.puts<ErrorEnvelope>(at(slug, `/requests/${of.username}`), { accept }),
  putsOut: (person: Person, slug: string, of: Person) =>
    person.deletes<ErrorEnvelope>(at(slug, `/members/${of.username}`)),
  membersSeen: async (person: Person, slug: string) =>
    (await person.gets<Page<CommunityMemberView>>(at(slug, '/members'))).body.items.map(
      ({ member }) => member.username,
    ),
  invites: (person: Person, slug: string, whom: Person) =>
    person.posts<ErrorEnvelope>(at(slug, '/invitations'), { username: whom.username }),
}
