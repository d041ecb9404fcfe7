import { type AccountChange, sendingLimits, unknownDevice } from '@consoeurs/contract'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'

const paths: Record<AccountChange, string> = {
  'new-browser': '/settings/securite',
  password: '/settings/compte',
  email: '/settings/compte',
  'second-factor-on': '/settings/securite',
  'second-factor-off': '/settings/securite',
  'second-factor-asked': '/settings/securite',
  'second-factor-removed': '/settings/securite',
  'passkey-added': '/settings/securite',
  'passkey-removed': '/settings/securite',
  'api-token-created': '/settings/securite',
  'api-token-revoked': '/settings/securite',
  'sessions-ended': '/settings/securite',
}

const known = (named: string | undefined) => (named === undefined || named === unknownDevice ? '' : named)

/** Mandatory and never folded. */
export const securityKind: NotificationKind = {
  section: 'compte',
  value: 'securite',
  push: sendingLimits.pushes.safety,
  text: notificationTexts.securite,
  listeners: ({ deliver }) => [
    on('account.changed', ({ memberId, what, browser, os }, tx) =>
      deliver(tx, {
        recipientId: memberId,
        actorId: null,
        section: 'compte',
        value: 'securite',
        slug: '',
        path: paths[what],
        groupKey: `compte.securite:${what}`,
        detail: { what, browser: known(browser), os: known(os) },
        repeats: true,
      }),
    ),
  ],
}
