import { errors } from '@consoeurs/contract'
import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import { AppError } from '../../../platform/http/errors.ts'

/** True for listed domains and their subdomains. */
export function isDisposable(email: string): boolean {
  const labels = (email.split('@')[1] ?? '').split('.')
  return labels.some((_label, from) => isDisposableEmailDomain(labels.slice(from).join('.')))
}

/** @throws AppError EMAIL_DISPOSABLE, with a message on the field */
export function refuseDisposable(email: string): void {
  if (!isDisposable(email)) return
  throw new AppError('EMAIL_DISPOSABLE', { fields: { email: [errors.EMAIL_DISPOSABLE.text] } })
}
