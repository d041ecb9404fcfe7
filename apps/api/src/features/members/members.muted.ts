import { tables } from '@consoeurs/database'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { MemberTerm } from './members.visible.ts'

const { mutes } = tables

/** She did not mute that member. */
export const notMutedBy = (viewerId: MemberTerm, memberId: MemberTerm): SQL =>
  sql`not exists (select 1 from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.memberId} = ${memberId})`

/** She did not mute that community; where there is none she did not. */
export const communityNotMutedBy = (viewerId: MemberTerm, communityId: MemberTerm): SQL =>
  sql`not exists (select 1 from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.communityId} = ${communityId})`

/**
 * Both, for a list read newest first: what she muted is one list there. PostgreSQL knows that a list keeps nearly everyone,
 * where it takes each `not exists` for a half, plans for few and reads all shares to sort them.
 */
export const unmutedInList = (viewerId: MemberTerm, authorId: AnyColumn, communityId: AnyColumn): SQL =>
  sql`(${authorId} <> all(array(select ${mutes.memberId} from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.memberId} is not null))
    and (${communityId} is null or ${communityId} <> all(array(select ${mutes.communityId} from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.communityId} is not null))))`

/** The text says a word that she muted; folded once for each of her words, not at all where she muted none. */
export const saysMutedWord = (viewerId: MemberTerm, text: SQL): SQL =>
  sql`exists (select 1 from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.pattern} is not null and fold_text(${text}) ~ ${mutes.pattern})`
