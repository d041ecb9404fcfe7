export { alignFirebase } from './align-firebase.ts'
export { applyFirebaseRevocation } from './apply-revocation.ts'
export type { FirebaseAccounts, FirebasePerson } from './firebase-accounts.ts'
export {
  adoptAccount,
  isDisabledAtFirebase,
  linkFirebase,
  memberOfEmail,
  memberOfUid,
  queueFirebaseErasure,
  uidOfMember,
} from './firebase-links.ts'
export { watchFirebase } from './watch-firebase.ts'
