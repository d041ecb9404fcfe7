import type { Agent } from 'node:http'
import type { App, Credential } from 'firebase-admin/app'

/** A project at Google: who members are (IDENTITY=firebase), how their devices are reached (PUSH=fcm), or both. */
export interface FirebaseSettings {
  projectId: string
  /** Names the project to Google from a browser; public, as Google means it. */
  apiKey: string
  /** Host of the project's own sign-in pages. */
  authDomain: string
  /** As whom this server speaks with the project; null with the emulator alone. */
  serviceAccount: ServiceAccount | null
  /** Of the emulator of identities, in place of Google: it signs nothing, so demo mode only. */
  emulatorHost: string | null
  /** Other houses whose accounts the project takes, each with its name on a button. */
  providers: { id: string; name: string }[]
  /** How Google's hosts are reached, where it is not straight: a test plays them. */
  agent?: Agent
}

interface ServiceAccount {
  clientEmail: string
  /** PEM (PKCS #8). */
  privateKey: string
}

export interface Firebase {
  settings: FirebaseSettings
  /** For `getAuth(app)` of firebase-admin/auth and `getMessaging(app)` of firebase-admin/messaging. */
  app: App
  close(): Promise<void>
}

const SCOPES = ['identitytoolkit', 'firebase.messaging'].map((name) => `https://www.googleapis.com/auth/${name}`)

/** The library and its tokens weigh 30 MB in memory: they are loaded by a server that has a project, and by no other. */
export async function openFirebase(settings: FirebaseSettings): Promise<Firebase> {
  const { deleteApp, initializeApp } = await import('firebase-admin/app')
  const { projectId, serviceAccount, agent } = settings
  const app = initializeApp(
    {
      projectId,
      ...(serviceAccount && { credential: await credentialOf(serviceAccount, agent) }),
      ...(agent && { httpAgent: agent }),
    },
    // The library keeps its apps by name for the whole process.
    crypto.randomUUID(),
  )
  return { settings, app, close: () => deleteApp(app) }
}

/** The library's own `cert` asks for every right there is, by a call that its own maker has deprecated, and past `agent`. */
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
