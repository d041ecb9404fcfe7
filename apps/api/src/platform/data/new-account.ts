import { limits } from '@consoeurs/contract'
import type { Viewer } from '../http/access.ts'

/** New accounts are restricted; staff never count as new. */
export const isNewAccount = (viewer: Viewer, now: Date): boolean =>
  viewer.role === 'member' && now.getTime() - viewer.createdAt.getTime() < limits.newAccount
