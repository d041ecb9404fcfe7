import type { Brand } from '@consoeurs/brand'
import { reservedNameText, usernameProposal } from '@consoeurs/contract'
import { AppError } from '../../platform/errors.ts'

/** The contract refuses the names of staff; what this house is called, only the server knows. @throws AppError VALIDATION */
export function requireOwnName(brand: Brand, displayName: string): void {
  if (usernameProposal(displayName) !== usernameProposal(brand.name)) return
  throw new AppError('VALIDATION', { fields: { displayName: [reservedNameText] } })
}
