export { confirmAddress } from './confirm-address.ts'
export { confirmationToken } from './confirmation-token.ts'
export {
  cancelRegistration,
  findNewcomer,
  joinFederated,
  newcomerToken,
  setNewcomerCookie,
  storeNewcomer,
} from './newcomer.ts'
export { openAccount } from './open-account.ts'
export { signUp } from './sign-up.ts'
