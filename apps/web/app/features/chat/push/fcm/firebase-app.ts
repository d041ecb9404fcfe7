import type { FcmConfiguration } from '@consoeurs/contract'
import { type FirebaseApp, getApps, initializeApp } from '@firebase/app'

const name = 'push'

/** Once per page. */
export function firebaseApp({ firebase }: FcmConfiguration): FirebaseApp {
  const { measurementId, ...options } = firebase
  return (
    getApps().find((app) => app.name === name) ??
    initializeApp({ ...options, ...(measurementId && { measurementId }) }, name)
  )
}
