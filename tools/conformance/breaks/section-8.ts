import type { Breaks } from '../break.ts'

const notFound = { file: 'apps/web/app/errors/not-found.ts', test: 'apps/web/app/errors/route-error.test.tsx' }
const heic = {
  file: 'apps/web/app/features/files/heic/convert-heic.ts',
  test: 'apps/web/app/features/files/heic/convert-heic.test.ts',
}
const pushErrors = {
  file: 'apps/web/app/features/push/push-errors.ts',
  test: 'apps/web/app/features/push/push-errors.test.ts',
}
const identity = 'apps/api/src/features/identity'
const signInWindow = {
  file: 'apps/web/app/features/identity/window-attempt.ts',
  test: 'apps/web/app/features/identity/window-attempt.test.ts',
}

/** The error catalogue. */
export const section8: Breaks = {
  '404 « Page Not Found: {path} » on failed route validation': {
    ...notFound,
    from: '`Page Not Found: ${',
    to: '`Page not found: ${',
    named: 'a check refused the path',
  },
  '404 « Page not found: {path} » when no route matches': {
    ...notFound,
    from: "`Page not found: ${pageAddress(request).pathname}`, { status: 404, statusText: 'Not Found' }",
    to: "`Page not found: ${pageAddress(request).pathname}`, { status: 200, statusText: 'OK' }",
    named: 'no route answers',
  },
  '« Chunk load failure: a single reload, guarded for 10 seconds »': {
    file: 'apps/web/app/errors/missing-chunk.ts',
    from: '!navigator.onLine || hasJustReloaded()',
    to: '!navigator.onLine',
    test: 'apps/web/app/errors/missing-chunk.test.ts',
  },
  '« heic2any non disponible » (also logged)': {
    ...heic,
    from: 'logError(error.message)',
    to: 'logError(conversionFailed, error)',
    named: 'heic2any non disponible',
  },
  '« Erreur lors de la conversion HEIC » logged and rethrown': {
    ...heic,
    from: '    throw error\n',
    to: '    throw new Error(conversionFailed)\n',
    named: 'throws on what went wrong',
  },
  '« Impossible d’obtenir le token FCM. »': {
    ...pushErrors,
    from: "Impossible d'obtenir le token FCM.",
    to: 'Impossible d’obtenir le jeton.',
  },
  '« Notifications non supportées sur cet appareil ou cette configuration. »': {
    ...pushErrors,
    from: "'permission-blocked': 'Notifications non supportées sur cet appareil ou cette configuration.'",
    to: "'permission-blocked': 'Notifications refusées.'",
  },
  '« Missing auth token: a warning is logged and the notification load is skipped »': {
    file: 'apps/web/app/live/notification-labels.ts',
    from: '  if (!hasAuthCookie()) {\n    warn()\n',
    to: '  if (!hasAuthCookie()) {\n',
    test: 'apps/web/app/live/notification-labels.test.ts',
    named: 'where no cookie says',
  },
  '« Failures of token update … are only logged »': {
    file: 'apps/web/app/features/push/keep-device.ts',
    from: "logWarning('push registration failed', error)",
    to: 'throw error',
    test: 'apps/web/app/features/push/keep-device.test.ts',
    named: 'only logs a push token',
  },
  '« Failures of … send … are only logged » (pushes, which the server sends; the last connection)': {
    file: 'apps/api/src/features/push/web-push.provider.ts',
    from: "if (answer.result !== 'accepted') parts.logger.info(",
    to: "if (answer.result === 'accepted') parts.logger.info(",
    test: 'apps/api/src/features/push/web-push.provider.test.ts',
    named: 'only logs a push that was not taken',
  },
  '« Failures of … user load are only logged »': {
    file: 'apps/web/app/live/user-load.ts',
    from: "logWarning('user load failed', error)",
    to: 'throw error',
    test: 'apps/web/app/live/user-load.test.ts',
    named: 'only logged where it says nothing of her',
  },
  '… « a user-load failure also logs the user out »': {
    file: 'apps/web/app/live/user-load.ts',
    from: "await api.post('/api/auth/sign-out')",
    to: 'await Promise.resolve()',
    test: 'apps/web/app/live/user-load.test.ts',
    named: 'signs her out where it says',
  },
  'Identity provider error: email already in use (told to its owner alone: by mail, or once a provider has verified it as hers)':
    {
      file: `${identity}/finish-federated-sign-in.ts`,
      from: "identity?.emailVerified ? 'EMAIL_ALREADY_IN_USE' : 'FEDERATED_EMAIL_UNVERIFIED'",
      to: "'EMAIL_ALREADY_IN_USE'",
      test: `${identity}/federated.test.ts`,
      named: 'an address that is already a member',
    },
  'Identity provider error: wrong password': {
    file: `${identity}/auth-refusals.ts`,
    from: "INVALID_EMAIL_OR_PASSWORD: 'CREDENTIALS'",
    to: "INVALID_EMAIL_OR_PASSWORD: 'PASSWORD_WRONG'",
    test: `${identity}/identity.test.ts`,
    named: 'of a wrong password',
  },
  'Identity provider error: user not found (answered like a wrong password)': {
    file: `${identity}/sign-in.ts`,
    from: "  return user?.email ?? 'nobody@invalid.invalid'",
    to: "  if (user === undefined) throw new AppError('NOT_FOUND')\n  return user.email",
    test: `${identity}/identity.test.ts`,
    named: 'of a wrong password',
  },
  'Identity provider error: too many requests': {
    file: `${identity}/address-limit.ts`,
    from: '!counted.isAllowed && counted.isExceeded',
    to: 'counted.isAllowed',
    test: `${identity}/mail-links.test.ts`,
    named: 'slow whoever has one address written to',
  },
  'Identity provider error: token expired': {
    file: `${identity}/open-link.ts`,
    from: "new AppError('LINK_EXPIRED')",
    to: "new AppError('CREDENTIALS')",
    test: `${identity}/mail-links.test.ts`,
    named: 'ends after a quarter of an hour',
  },
  'Identity provider error: invalid credential': {
    file: `${identity}/auth-refusals.ts`,
    from: "  INVALID_EMAIL: 'CREDENTIALS',\n",
    to: '',
    test: `${identity}/identity.test.ts`,
    named: 'of a wrong password',
  },
  'Identity provider error: popup-blocked (`POPUP_BLOCKED`)': {
    ...signInWindow,
    from: "'POPUP_BLOCKED' satisfies",
    to: "'POPUP_CLOSED_BY_USER' satisfies",
  },
  'Identity provider error: popup-closed-by-user (`POPUP_CLOSED_BY_USER`)': {
    ...signInWindow,
    from: "givenUp: WindowErrorCode = 'POPUP_CLOSED_BY_USER'",
    to: "givenUp: WindowErrorCode = 'POPUP_BLOCKED'",
  },
  'Identity provider error: cancelled-popup-request (`CANCELLED_POPUP_REQUEST`)': {
    file: `${identity}/finish-federated-sign-in.ts`,
    from: "'CANCELLED_POPUP_REQUEST' : 'FEDERATED_EXPIRED'",
    to: "'FEDERATED_EXPIRED' : 'FEDERATED_EXPIRED'",
    test: `${identity}/federated-answers.test.ts`,
    named: 'once a second attempt was begun',
  },
  'Identity provider error: unauthorized-domain (`UNAUTHORIZED_DOMAIN`)': {
    file: `${identity}/begin-federated-sign-in.ts`,
    from: "standing === 'refused') throw new AppError('UNAUTHORIZED_DOMAIN')",
    to: "standing === 'refused') throw new AppError('FEDERATED_UNAVAILABLE')",
    test: `${identity}/federated.test.ts`,
    named: 'does not know this site',
  },
  'Identity provider error: network-request-failed (`NETWORK_REQUEST_FAILED`)': {
    ...signInWindow,
    from: "withoutNetwork: WindowErrorCode = 'NETWORK_REQUEST_FAILED'",
    to: "withoutNetwork: WindowErrorCode = 'POPUP_CLOSED_BY_USER'",
  },
  '« User-disabled or user-token-expired signs the user out » (`ACCOUNT_SUSPENDED`, `USER_TOKEN_EXPIRED`)': {
    file: `${identity}/finish-federated-sign-in.ts`,
    from: "end: 'USER_TOKEN_EXPIRED', signsOut: true",
    to: "end: 'USER_TOKEN_EXPIRED', signsOut: false",
    test: `${identity}/federated.test.ts`,
    named: 'her session ended meanwhile',
  },
  'Push error: permission-blocked': {
    ...pushErrors,
    from: "readPermission() === 'denied' ? 'permission-blocked' : ",
    to: '',
  },
  'Push error: unsupported-browser': {
    file: 'apps/web/app/features/push/browser-reach.ts',
    from: "new PushError('unsupported-browser')",
    to: "new PushError('token-subscribe-failed')",
    test: 'apps/web/app/features/push/push-registration.test.ts',
  },
  'Push error: token-subscribe-failed': {
    ...pushErrors,
    from: "'permission-blocked' : 'token-subscribe-failed'",
    to: "'permission-blocked' : 'unsupported-browser'",
  },
  'Our own errors: a code and one French sentence each': {
    file: 'packages/contract/src/errors.ts',
    from: "'Certains champs sont à revoir.'",
    to: "''",
    test: 'packages/contract/src/errors.test.ts',
  },
}
