import { ACCESS_TOKEN, Google } from '@consoeurs/test-support/emulators/google'
import { getAuth } from 'firebase-admin/auth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firebase, openFirebase } from './firebase.ts'

let google: Google
let firebase: Firebase
beforeAll(async () => {
  google = await Google.open()
  firebase = await openFirebase(google.settings)
})
afterAll(async () => {
  await firebase.close()
  await google.close()
})

describe('the project at Google', () => {
  it('is called as the service account, with the needed scopes only', async () => {
    google.answer('identitytoolkit.googleapis.com', () => ({ body: { users: [{ localId: 'lea' }] } }))
    expect(await getAuth(firebase.app).getUser('lea')).toMatchObject({ uid: 'lea' })
    const [token, lookup] = google.calls
    expect(decodeJwt(String(token?.body.assertion))).toMatchObject({
      iss: google.settings.serviceAccount?.clientEmail,
      scope: 'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/firebase.messaging',
    })
    expect(lookup).toMatchObject({
      path: '/v1/projects/demo-consoeurs/accounts:lookup',
      headers: { authorization: `Bearer ${ACCESS_TOKEN}` },
    })
  })

  it('reports that Google issued no token, and retries at the next call', async () => {
    const refused = await openFirebase({ ...google.settings, serviceAccount: stranger() })
    await expect(getAuth(refused.app).getUser('lea')).rejects.toThrow(/invalid_grant/)
    await refused.close()
  })
})

const stranger = () => ({
  clientEmail: 'autre@demo-consoeurs.iam.gserviceaccount.com',
  privateKey: google.settings.serviceAccount?.privateKey ?? '',
})
