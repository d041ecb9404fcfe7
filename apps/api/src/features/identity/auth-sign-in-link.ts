import { limits } from '@consoeurs/contract'
import { magicLink } from 'better-auth/plugins'
import type { ApiSettings } from '../../deps.ts'
import type { Deliver } from '../../platform/mail.ts'
import { linkTo } from './links.ts'

/**
 * Sign-in by a link in a mail: for who has an account, once, for ten minutes. The token is hashed here and again
 * where it is stored, so that what the database holds opens nothing.
 */
export const signInLink = ({ deliver, settings }: { deliver: Deliver; settings: ApiSettings }) =>
  magicLink({
    disableSignUp: true,
    storeToken: 'hashed',
    expiresIn: limits.signInLink / 1000,
    sendMagicLink: ({ email, token, metadata }) =>
      deliver({
        kind: 'signInLink',
        to: email,
        props: { name: String(metadata?.name ?? ''), url: linkTo(settings, '/login/link', token) },
      }),
  })
