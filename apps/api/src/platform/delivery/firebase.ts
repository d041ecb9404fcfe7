import type { Agent } from 'node:http'
import type { App, Credential } from 'firebase-admin/app'

/** For identity (IDENTITY=firebase), push (PUSH=fcm) or both. */
export interface FirebaseSettings {
  projectId: string
  /** Identifies the project in browsers; public. */
  apiKey: string
  /** Host of the project's own sign-in pages. */
  authDomain: string
  /** Null with the emulator alone. */
  serviceAccount: ServiceAccount | null
  /** Host of the auth emulator, which signs nothing: demo mode only. */
  emulatorHost: string | null
  /** Third-party sign-in providers, each with its button label. */
  providers: { id: string; name: string }[]
  /** HTTP agent for calls to Google; tests use it to fake Google's hosts. */
  agent?: Agent
}

interface ServiceAccount {
  clientEmail: string
  /** PEM (PKCS #8). */
  privateKey: string
}

export interface Firebase {
  settings: FirebaseSettings
  app: App
  close(): Promise<void>
}

const SCOPES = ['identitytoolkit', 'firebase.messaging'].map((name) => `https://www.googleapis.com/auth/${name}`)

/** Imports firebase-admin lazily: it takes 30 MB of memory that other sites do not need. */
export async function openFirebase(settings: FirebaseSettings): Promise<Firebase> {
  const { deleteApp, initializeApp } = await import('firebase-admin/app')
  const { projectId, serviceAccount, agent } = settings
  const app = initializeApp(
    {
      projectId,
      ...(serviceAccount && { credential: await credentialOf(serviceAccount, agent) }),
      ...(agent && { httpAgent: agent }),
    },
    // firebase-admin registers its apps by name for the whole process.
    crypto.randomUUID(),
  )
  return { settings, app, close: () => deleteApp(app) }
}

/** `cert` of firebase-admin requests every scope, makes a deprecated call and ignores `agent`. */
async function credentialOf({ clientEmail, privateKey }: ServiceAccount, agent?: Agent): Promise<Credential> {
  const { JWT } = await import('google-auth-library')
  const client = new JWT({ email: clientEmail, key: privateKey, scopes: SCOPES, transporterOptions: { agent } })
  return {
    async getAccessToken() {
      await client.getAccessToken()
      const { access_token: token, expiry_date: until } = client.credentials
      if (!token || !until) throw new Error('Google gave no access token')
      return { access_token: token, expires_in: Math.max(1, Math.floor((until - Date.now()) / 1000)) }
    },
  }
}
