import type { Brand, BrandSeed, SeedMember } from '@consoeurs/brand'
import { avatarsFolder } from '@consoeurs/brand/seed'
import { elide } from '@consoeurs/contract'
import { eq, inArray } from 'drizzle-orm'
import { accounts, communes, consents, files, inboxes, photos, userProfiles, users } from '../schema/index.ts'
import { type DemoAccount, type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

const HOURS_A_DAY = 24
/** Before each member's first activity. */
const JOINED_WITHIN_DAYS = 400
const JOIN_STEP = 37
const NEWEST_DAYS = 4
/** For suspended members and authors of held content. */
const SHUT_OUT_SEEN = 34

const emailOf = (username: string) => `${username}@demo.test`

/** In hours. */
function oldestTraces(seed: BrandSeed): Map<string, number> {
  const oldest = new Map<string, number>()
  const note = (username: string, hours: number) => oldest.set(username, Math.max(oldest.get(username) ?? 0, hours))
  for (const share of seed.shares) {
    note(share.author, share.hoursAgo)
    for (const username of Object.keys(share.reactions)) note(username, share.hoursAgo)
    for (const username of share.outing?.going ?? []) note(username, share.hoursAgo)
    for (const comment of share.comments) {
      note(comment.author, comment.hoursAgo)
      for (const reply of comment.replies ?? []) note(reply.author, reply.hoursAgo)
    }
  }
  for (const tie of [...seed.honors, ...seed.visits]) {
    note(tie.from, tie.hoursAgo)
    note(tie.to, tie.hoursAgo)
  }
  for (const { between, messages } of [...seed.conversations, ...seed.moderation.conversations]) {
    for (const username of between) note(username, Math.max(...messages.map((message) => message.hoursAgo)))
  }
  for (const { by, about, hoursAgo } of seed.moderation.reports) {
    for (const username of typeof by === 'string' ? [by, about.author] : [about.author]) note(username, hoursAgo)
  }
  return oldest
}

function joinedHoursAgo(index: number, oldestTrace: number): number {
  const days = NEWEST_DAYS + ((index * JOIN_STEP) % JOINED_WITHIN_DAYS)
  return Math.max(days * HOURS_A_DAY, oldestTrace + HOURS_A_DAY)
}

const consentsOf = (brand: Brand, userId: number, givenAt: Date) =>
  Object.entries(brand.consents).map(([kind, { version }]) => ({ userId, kind, version, givenAt }))

const newcomersOf = ({ moderation }: BrandSeed) => [...moderation.newcomers, moderation.arrival]
const everyoneOf = (seed: BrandSeed) => [...seed.members, ...newcomersOf(seed)]

async function placesOf({ tx, seed }: DemoContext) {
  const codes = everyoneOf(seed).map((member) => member.communeInsee)
  const rows = await tx.select().from(communes).where(inArray(communes.codeInsee, codes))
  return new Map(rows.map((row) => [row.codeInsee, row]))
}

async function insertUsers(context: DemoContext, staff: Map<string, DemoAccount['staff']>): Promise<void> {
  const { tx, seed, now, members } = context
  const [places, oldest] = [await placesOf(context), oldestTraces(seed)]
  const rows = everyoneOf(seed).map((member, index) => {
    const joined =
      'joinedHoursAgo' in member ? member.joinedHoursAgo : joinedHoursAgo(index, oldest.get(member.username) ?? 0)
    const place = places.get(member.communeInsee)
    return {
      name: member.displayName,
      username: member.username,
      email: emailOf(member.username),
      emailVerified: true,
      birthdate: member.birthdate,
      roleUser: staff.get(member.username) ?? 'member',
      createdAt: hoursBefore(now, joined),
      lastConnection: hoursBefore(now, 'seenHoursAgo' in member ? member.seenHoursAgo : SHUT_OUT_SEEN),
      country: 'France',
      zip: place?.zips[0] ?? null,
      city: place?.name ?? null,
      codeInsee: place?.codeInsee ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    }
  })
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, username: users.username })
  for (const { id, username } of inserted) members.set(username, id)
}

function profileOf(context: DemoContext, member: SeedMember): typeof userProfiles.$inferInsert {
  const { seed } = context
  return {
    userId: memberId(context, member.username),
    status: 'complete',
    certified: member.certified,
    headline: member.headline,
    about: member.about,
    interests: member.interests,
    lookingFor: member.lookingFor,
    answers: member.answers,
    visibility: member.visibility,
    hidesFirstSteps: true,
    // Visible to every member.
    shareCount: seed.shares.filter(({ author, community }) => author === member.username && community === undefined)
      .length,
  }
}

async function insertPortrait(context: DemoContext, member: SeedMember): Promise<void> {
  const { tx, now } = context
  const userId = memberId(context, member.username)
  const drawing = await context.picture(new URL(`${member.username}.svg`, avatarsFolder(context.brand.code)))
  const audience = member.visibility === 'public' ? 'public' : 'members'
  const file = only(
    await tx
      .insert(files)
      .values({ ...drawing, ownerId: userId, audience, attachedAt: now })
      .returning({ id: files.id }),
  )
  const photo = only(
    await tx
      .insert(photos)
      .values({
        userId,
        fileId: file.id,
        position: 0,
        description: `Portrait dessiné ${elide('de', member.displayName)}`,
      })
      .returning({ id: photos.id }),
  )
  await tx.update(userProfiles).set({ mainPhotoId: photo.id }).where(eq(userProfiles.userId, userId))
}

/** Staff without a profile. */
async function insertStaffAccount({ tx, members }: DemoContext, { identifier, staff }: DemoAccount): Promise<void> {
  const row = only(
    await tx
      .insert(users)
      .values({
        name: 'L’équipe',
        username: identifier,
        email: emailOf(identifier),
        emailVerified: true,
        birthdate: '1985-01-01',
        roleUser: staff ?? 'member',
      })
      .returning({ id: users.id }),
  )
  members.set(identifier, row.id)
  await tx.insert(userProfiles).values({ userId: row.id, status: 'hidden', hidesFirstSteps: true })
}

/** Only the documented accounts get a password. */
export async function insertMembers(
  context: DemoContext,
  demoAccounts: DemoAccount[],
  hash: () => Promise<string>,
): Promise<void> {
  const { tx, seed, brand, now, members } = context
  await insertUsers(context, new Map(demoAccounts.map(({ identifier, staff }) => [identifier, staff])))
  await tx.insert(userProfiles).values(seed.members.map((member) => profileOf(context, member)))
  const newcomers = newcomersOf(seed).map(({ username, headline, about }) => ({
    ...{ userId: memberId(context, username), status: 'complete', headline, about },
  }))
  if (newcomers.length > 0) await tx.insert(userProfiles).values(newcomers)
  for (const account of demoAccounts) {
    if (!members.has(account.identifier)) await insertStaffAccount(context, account)
  }
  for (const member of seed.members) await insertPortrait(context, member)
  const ids = [...members.values()]
  await tx.insert(inboxes).values(ids.map((userId) => ({ userId })))
  await tx.insert(consents).values(ids.flatMap((userId) => consentsOf(brand, userId, now)))
  for (const { identifier } of demoAccounts) {
    const userId = memberId(context, identifier)
    await tx
      .insert(accounts)
      .values({ userId, accountId: String(userId), providerId: 'credential', password: await hash() })
  }
}
