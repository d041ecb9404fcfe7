import type { ErrorCode } from '@consoeurs/contract'
import type { AuthErrorCodes } from '@firebase/auth'

/** Every code of the SDK, whose list is a type (so the compiler reports new ones), and two that it lacks. */
export type FirebaseCode =
  | (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]
  | 'auth/password-does-not-meet-requirements'
  | 'auth/unsupported-password-policy-schema-version'

/**
 * Must not be revealed: the page continues as after a success (docs/decisions: no answer says whether an address is
 * known).
 */
export const hidden = null

/** A configuration error for the operator, or a nonsensical answer. */
const broken = 'FEDERATED_REFUSED' satisfies ErrorCode
/** Firebase features that we do not use. */
const foreign = 'FEDERATED_REFUSED' satisfies ErrorCode
const silent = 'FEDERATED_UNAVAILABLE' satisfies ErrorCode
const wrongPair = 'CREDENTIALS' satisfies ErrorCode
const deadLink = 'LINK_EXPIRED' satisfies ErrorCode
const endedThere = 'USER_TOKEN_EXPIRED' satisfies ErrorCode

/**
 * Our error for each provider error (specification §8). An unknown address and a wrong password give the same message;
 * an address in use gives none.
 */
export const errorCodes: Record<FirebaseCode, ErrorCode | typeof hidden> = {
  'auth/email-already-in-use': hidden,
  'auth/wrong-password': wrongPair,
  'auth/user-not-found': wrongPair,
  'auth/invalid-credential': wrongPair,
  'auth/invalid-email': wrongPair,
  'auth/missing-password': wrongPair,
  'auth/too-many-requests': 'TOO_MANY_REQUESTS',
  'auth/user-token-expired': endedThere,
  'auth/invalid-user-token': endedThere,
  'auth/requires-recent-login': endedThere,
  'auth/user-mismatch': endedThere,
  'auth/null-user': endedThere,
  'auth/user-signed-out': endedThere,
  'auth/user-disabled': 'USER_DISABLED',
  'auth/popup-blocked': 'POPUP_BLOCKED',
  'auth/popup-closed-by-user': 'POPUP_CLOSED_BY_USER',
  'auth/cancelled-popup-request': 'CANCELLED_POPUP_REQUEST',
  'auth/unauthorized-domain': 'UNAUTHORIZED_DOMAIN',
  'auth/unauthorized-continue-uri': 'UNAUTHORIZED_DOMAIN',
  'auth/network-request-failed': 'NETWORK_REQUEST_FAILED',
  'auth/timeout': 'NETWORK_REQUEST_FAILED',
  'auth/user-cancelled': 'FEDERATED_DENIED',
  'auth/redirect-cancelled-by-user': 'FEDERATED_DENIED',
  'auth/rejected-credential': 'FEDERATED_DENIED',
  'auth/account-exists-with-different-credential': 'FEDERATED_OTHER_WAY',
  'auth/credential-already-in-use': 'FEDERATED_OTHER_WAY',
  'auth/provider-already-linked': 'FEDERATED_OTHER_WAY',
  'auth/unverified-email': 'FEDERATED_EMAIL_UNVERIFIED',
  'auth/email-change-needs-verification': 'FEDERATED_EMAIL_UNVERIFIED',
  'auth/expired-action-code': deadLink,
  'auth/invalid-action-code': deadLink,
  'auth/code-expired': deadLink,
  'auth/weak-password': 'PASSWORD_WEAK',
  'auth/password-does-not-meet-requirements': 'PASSWORD_WEAK',
  'auth/unsupported-password-policy-schema-version': silent,
  'auth/internal-error': silent,
  'auth/quota-exceeded': silent,
  'auth/web-storage-unsupported': silent,
  'auth/operation-not-supported-in-this-environment': silent,
  'auth/emulator-config-failed': broken,
  'auth/admin-restricted-operation': broken,
  'auth/argument-error': broken,
  'auth/app-not-authorized': broken,
  'auth/app-deleted': broken,
  'auth/already-initialized': broken,
  'auth/auth-domain-config-required': broken,
  'auth/cors-unsupported': broken,
  'auth/dependent-sdk-initialized-before-auth': broken,
  'auth/invalid-api-key': broken,
  'auth/invalid-app-credential': broken,
  'auth/invalid-app-id': broken,
  'auth/invalid-auth-event': broken,
  'auth/invalid-continue-uri': broken,
  'auth/invalid-emulator-scheme': broken,
  'auth/invalid-hosting-link-domain': broken,
  'auth/invalid-message-payload': broken,
  'auth/invalid-oauth-client-id': broken,
  'auth/invalid-oauth-provider': broken,
  'auth/invalid-persistence-type': broken,
  'auth/invalid-provider-id': broken,
  'auth/invalid-recipient-email': broken,
  'auth/invalid-req-type': broken,
  'auth/invalid-sender': broken,
  'auth/missing-app-credential': broken,
  'auth/missing-client-type': broken,
  'auth/missing-continue-uri': broken,
  'auth/missing-iframe-start': broken,
  'auth/missing-or-invalid-nonce': broken,
  'auth/no-auth-event': broken,
  'auth/no-such-provider': broken,
  'auth/operation-not-allowed': broken,
  'auth/redirect-operation-pending': broken,
  'auth/unsupported-persistence-type': broken,
  'auth/app-not-installed': foreign,
  'auth/captcha-check-failed': foreign,
  'auth/cordova-not-ready': foreign,
  'auth/custom-token-mismatch': foreign,
  'auth/dynamic-link-not-activated': foreign,
  'auth/invalid-cert-hash': foreign,
  'auth/invalid-cordova-configuration': foreign,
  'auth/invalid-custom-token': foreign,
  'auth/invalid-dynamic-link-domain': foreign,
  'auth/invalid-multi-factor-session': foreign,
  'auth/invalid-phone-number': foreign,
  'auth/invalid-recaptcha-action': foreign,
  'auth/invalid-recaptcha-token': foreign,
  'auth/invalid-recaptcha-version': foreign,
  'auth/invalid-tenant-id': foreign,
  'auth/invalid-verification-code': foreign,
  'auth/invalid-verification-id': foreign,
  'auth/maximum-second-factor-count-exceeded': foreign,
  'auth/missing-android-pkg-name': foreign,
  'auth/missing-ios-bundle-id': foreign,
  'auth/missing-multi-factor-info': foreign,
  'auth/missing-multi-factor-session': foreign,
  'auth/missing-phone-number': foreign,
  'auth/missing-recaptcha-token': foreign,
  'auth/missing-recaptcha-version': foreign,
  'auth/missing-verification-code': foreign,
  'auth/missing-verification-id': foreign,
  'auth/multi-factor-auth-required': foreign,
  'auth/multi-factor-info-not-found': foreign,
  'auth/recaptcha-not-enabled': foreign,
  'auth/second-factor-already-in-use': foreign,
  'auth/tenant-id-mismatch': foreign,
  'auth/unsupported-first-factor': foreign,
  'auth/unsupported-tenant-operation': foreign,
}

/** Errors after which the member is signed out (specification §8). */
export const signsOut: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['USER_DISABLED', 'USER_TOKEN_EXPIRED'])
