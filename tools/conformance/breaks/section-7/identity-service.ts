import type { Breaks } from '../../break.ts'

const identity = 'apps/api/src/features/identity'
const door = {
  file: 'apps/web/app/features/identity/firebase-door.ts',
  test: 'apps/web/app/features/identity/firebase-door.test.ts',
}
const watch = `${identity}/firebase-watch.test.ts`

/** What is asked of the third-party identity service. */
export const identityService: Breaks = {
  'Third-party identity service: sign-up': {
    ...door,
    from: '= await createUserWithEmailAndPassword(',
    to: '= await signInWithEmailAndPassword(',
    named: 'signing up ends alike',
  },
  'Third-party identity service: password sign-in': {
    ...door,
    from: 'signInWithEmailAndPassword(this.auth, email, password))\n    return this.#ask(user.getIdToken())',
    to: "signInWithEmailAndPassword(this.auth, email, password))\n    return user && ''",
    named: 'ends in a token of hers',
  },
  'Third-party identity service: email-link sign-in': {
    file: `${identity}/open-link.ts`,
    from: "if (answer.headers.has('location'))",
    to: "if (!answer.headers.has('location'))",
    test: `${identity}/mail-links.test.ts`,
    named: 'signs her in once',
  },
  'Third-party identity service: federated sign-in': {
    file: `${identity}/finish-federated-sign-in.ts`,
    from: 'end: federatedEnds.signedIn, signedIn: true',
    to: "end: 'FEDERATED_REFUSED', signedIn: false",
    test: `${identity}/federated.test.ts`,
    named: 'comes back by the same way',
  },
  'Third-party identity service: account lookup': {
    file: `${identity}/firebase-accounts.ts`,
    from: 'new Map(users.map((user) => [user.uid, personOf(user)]))',
    to: 'new Map(users.slice(1).map((user) => [user.uid, personOf(user)]))',
    test: `${identity}/firebase.test.ts`,
    named: 'looks her account up there',
  },
  'Third-party identity service: delete': {
    file: `${identity}/watch-firebase.ts`,
    from: '    await firebase.remove(uid)\n',
    to: '',
    test: watch,
    named: 'a member who is no more is erased there',
  },
  'Third-party identity service: token revoke and refresh': {
    file: `${identity}/align-firebase.ts`,
    from: '  await firebase.revoke(uid)\n',
    to: '',
    test: watch,
    named: 'signing out her other devices',
  },
}
