import type { Brand } from '@consoeurs/brand'
import type { FirebaseConfiguration } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory } from 'fastify'
import type { Pool } from 'pg'
import type { PasswordCost } from './features/identity/password-hash.ts'
import type { S3Settings } from './platform/file-store.ts'
import type { FirebaseSettings } from './platform/firebase.ts'
import type { RenderMail } from './platform/mail.ts'

/** The part of the settings that the API reads; apps/server fills it from the environment. */
export interface ApiSettings {
  mode: 'demo' | 'production'
  /** Origin that browsers use, without a trailing slash. */
  publicUrl: string
  /** Signs cookies and tokens; at least 32 characters. */
  secret: string
  /** Its keys of before, newest first: what they signed or hashed still counts. */
  secretsBefore?: readonly string[]
  limits: boolean
  /** Folder for uploads and, without SMTP, written mails. */
  dataDir: string
  /** Files lie in a bucket instead of that folder. */
  s3?: S3Settings | undefined
  smtpUrl?: string | undefined
  mailFrom: string
  /** Where members, visitors and authorities write to. */
  operatorEmail: string
  /** Who answers for the place, as the law has it told: what is absent is shown as missing. */
  legalNotice?: LegalNotice
  /** Query parameters that stay in canonical links. */
  canonicalQuery?: string[]
  /** What the analytics script asks for; empty for none. */
  analyticsId?: string
  /** Host of the analytics script, as pages name it; absent: no visit is counted. */
  analyticsHost?: string | undefined
  /** Origins besides `publicUrl` that may call with a bearer token (STRAPI_URL on another host). */
  corsOrigins: string[]
  /** Who checks identities: this server alone, or also an OpenID Connect provider, or Firebase in its place. */
  identity?: 'local' | 'oidc' | 'firebase'
  /** The OpenID Connect provider beside the password. */
  identityProvider?: IdentityProviderSettings | null
  /** The project at Google that identities or pushes go through. */
  firebase?: FirebaseSettings | null
  /** How browsers are known to Firebase Cloud Messaging, with `firebase`; absent: pushes go by Web Push. */
  fcm?: FcmSettings | null
  /** Hosts of push services that members' browsers may name: `*.` before a domain, or `*` for any public host. */
  pushServices: string[]
  /** mailto: or https: address that push services may turn to; `operatorEmail` without it. */
  pushContact?: string | undefined
  /** Proxies whose X-Forwarded-* headers are believed; without them anyone could choose the address she is limited by. */
  trustProxy?: string[]
  /** Through what several processes serve one site: its database, or a Redis. Absent: this process is alone. */
  nodes?: 'postgres' | { redisUrl: string } | undefined
}

export interface LegalNotice {
  name?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  registration?: string | undefined
  publisher?: string | undefined
  hosting?: string | undefined
}

export interface IdentityProviderSettings {
  issuer: string
  clientId: string
  /** Absent for a public client. */
  clientSecret: string | undefined
  clientAuth: 'basic' | 'post'
  /** What the button calls it. */
  name: string
  scopes: string[]
}

/** The web app of a Firebase project that is pushed to. */
export interface FcmSettings
  extends Pick<FirebaseConfiguration, 'storageBucket' | 'messagingSenderId' | 'appId' | 'measurementId'> {
  /** Public half of the project's web push certificate. */
  vapidPublicKey: string
  /** `account`: members sign in with the same project already. */
  identity: 'alias' | 'account'
}

export interface ApiDeps {
  db: Database
  pool: Pool
  brand: Brand
  settings: ApiSettings
  renderMail: RenderMail
  logger?: FastifyBaseLogger | undefined
  /** What the process itself adds before anything else: what it answers without a session, what it sees of every answer. */
  prepare?: ((app: FastifyInstance) => void) | undefined
  /** What hashing a password costs; today's where nothing is said. */
  passwordCost?: PasswordCost | undefined
  /** Milliseconds between two words of a node to the others; five seconds where nothing is said. */
  beatMs?: number | undefined
  /** What listens, and what it lets in; Fastify's own server where nothing is said. */
  openServer?: FastifyServerFactory | undefined
  /** The clock, so that tests can move it. */
  now?: () => Date
}
