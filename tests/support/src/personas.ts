import { createHash } from 'node:crypto'
import { hashPassword, nextToNothing } from '@consoeurs/api'
import type { Role } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Person } from './person.ts'
import { testCommunes } from './places.ts'

export interface MemberTraits {
  role?: Role
  city?: string
  birthdate?: string
  profile?: Partial<typeof tables.userProfiles.$inferInsert>
  user?: Partial<typeof tables.users.$inferInsert>
}

/** A confirmed member with a complete profile. Her account is a month old unless `user.createdAt` says otherwise. */
export async function insertMember(
  db: Database,
  name: string,
  traits: MemberTraits = {},
): Promise<{ id: number; username: string }> {
  const username = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
  const commune = testCommunes.find((candidate) => candidate.name === (traits.city ?? 'Lyon'))
  const [user] = await db
    .insert(tables.users)
    .values({
      name,
      username,
      email: `${username}@test.test`,
      emailVerified: true,
      birthdate: traits.birthdate ?? '1994-05-12',
      roleUser: traits.role ?? 'member',
      createdAt: new Date(Date.now() - 30 * 24 * 3_600_000),
      lastConnection: new Date(),
      country: 'France',
      zip: commune?.zips[0] ?? null,
      city: commune?.name ?? null,
      codeInsee: commune?.codeInsee ?? null,
      latitude: commune?.latitude ?? null,
      longitude: commune?.longitude ?? null,
      ...traits.user,
    })
    .returning({ id: tables.users.id, username: tables.users.username })
  if (user === undefined) throw new Error('the member was not inserted')
  await db.insert(tables.userProfiles).values({ userId: user.id, status: 'complete', ...traits.profile })
  await db.insert(tables.inboxes).values({ userId: user.id })
  return user
}

/** Another session of the same member: a second device. */
export async function insertSession(db: Database, userId: number): Promise<string> {
  const token = crypto.randomUUID().replaceAll('-', '')
  const expiresAt = new Date(Date.now() + 30 * 24 * 3_600_000)
  await db
    .insert(tables.sessions)
    .values({ userId, token: createHash('sha256').update(token).digest('hex'), expiresAt })
  return token
}

/** Test members inserted in the database, each with an open session. */
export class Personas {
  readonly #app: FastifyInstance
  readonly #db: Database

  constructor(app: FastifyInstance, db: Database) {
    this.#app = app
    this.#db = db
  }

  async member(name: string, traits: MemberTraits = {}): Promise<Person> {
    const user = await insertMember(this.#db, name, traits)
    return new Person({ app: this.#app, ...user, token: await this.opensSession(user.id) })
  }

  opensSession = (userId: number): Promise<string> => insertSession(this.#db, userId)

  /** Members have no password otherwise. */
  async givesPassword(person: Person, password: string): Promise<void> {
    await this.#db.insert(tables.accounts).values({
      userId: person.id,
      accountId: String(person.id),
      providerId: 'credential',
      password: await hashPassword(password, nextToNothing),
    })
  }

  camille = (traits: MemberTraits = {}) => this.member('Camille', { city: 'Villeurbanne', ...traits })
  ines = (traits: MemberTraits = {}) => this.member('Inès', { city: 'Lyon', ...traits })
  louise = (traits: MemberTraits = {}) => this.member('Louise', { city: 'Nantes', ...traits })
  maud = (traits: MemberTraits = {}) => this.member('Maud', { role: 'moderator', ...traits })

  async changes(person: Person, user: Partial<typeof tables.users.$inferInsert>): Promise<void> {
    await this.#db.update(tables.users).set(user).where(eq(tables.users.id, person.id))
  }

  /** `blocker` blocks `blocked`, directly in the database, for tests of other things than blocking. */
  async blocks(blocker: Person, blocked: Person): Promise<void> {
    await this.#db.insert(tables.blocks).values({ blockerId: blocker.id, blockedId: blocked.id })
  }
}
