import { tables } from '@consoeurs/database'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { MemberTerm } from './members.visible.ts'

const { mutes } = tables

export const notMutedBy = (viewerId: MemberTerm, memberId: MemberTerm): SQL =>
  sql`not exists (select 1 from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.memberId} = ${memberId})`

/** True without a community. */
export const isCommunityNotMutedBy = (viewerId: MemberTerm, communityId: MemberTerm): SQL =>
  sql`not exists (select 1 from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.communityId} = ${communityId})`

/**
 * Both checks for a list read newest first, as arrays. PostgreSQL expects each `not exists` to halve the rows, and
 * would read all shares to sort them.
 */
export const isUnmutedInList = (viewerId: MemberTerm, authorId: AnyColumn, communityId: AnyColumn): SQL =>
  sql`(${authorId} <> all(array(select ${mutes.memberId} from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.memberId} is not null))
    and (${communityId} is null or ${communityId} <> all(array(select ${mutes.communityId} from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.communityId} is not null))))`

/** Folds the text once per muted word, and not at all without one. */
export const containsMutedWord = (viewerId: MemberTerm, text: SQL): SQL =>
  sql`exists (select 1 from ${mutes} where ${mutes.userId} = ${viewerId} and ${mutes.pattern} is not null and fold_text(${text}) ~ ${mutes.pattern})`
