import { limits } from '@consoeurs/contract'
import type { Viewer } from './access.ts'

/** Whether an account is in its first days, when more is asked of it; nobody who works here. */
export const isNewAccount = (viewer: Viewer, now: Date): boolean =>
  viewer.role === 'member' && now.getTime() - viewer.createdAt.getTime() < limits.newAccount
