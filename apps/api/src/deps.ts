import type { Brand } from '@consoeurs/brand'
import type { FirebaseConfiguration } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory } from 'fastify'
import type { Pool } from 'pg'
import type { PasswordCost } from './features/account/auth/password-hash.ts'
import type { S3Settings } from './platform/data/file-store.ts'
import type { FirebaseSettings } from './platform/delivery/firebase.ts'
import type { MailSender, RenderMail } from './platform/delivery/mail-transport.ts'
import type { FetchPublic, PublicPoster } from './platform/outgoing/fetch-public.ts'

/** Settings of the API; apps/server fills them from the environment. */
export interface ApiSettings {
  mode: 'demo' | 'production'
  /** Origin that browsers use, without a trailing slash. */
  publicUrl: string
  /** Signs cookies and tokens; at least 32 characters. */
  secret: string
  /** Former secrets, newest first: what they signed or hashed stays valid. */
  secretsBefore?: readonly string[]
  limits: boolean
  /** Folder for uploads and, without SMTP, written mails. */
  dataDir: string
  /** Replaces that folder. */
  s3?: S3Settings | undefined
  smtpUrl?: string | undefined
  mailFrom: MailSender
  /** Contact for members, visitors and authorities. */
  operatorEmail: string
  /** The legal notice; absent fields are shown as missing. */
  legalNotice?: LegalNotice
  /** Query parameters kept in canonical links. */
  canonicalQuery?: string[]
  /** Site id of the analytics script; empty for none. */
  analyticsId?: string
  /** Host of the analytics script; absent: no analytics. */
  analyticsHost?: string | undefined
  /** Other origins that may call with a bearer token (STRAPI_URL on another host). */
  corsOrigins: string[]
  /** This server alone, with an OpenID Connect provider, or replaced by Firebase. */
  identity?: 'local' | 'oidc' | 'firebase'
  identityProvider?: IdentityProviderSettings | null
  /** For identities or pushes. */
  firebase?: FirebaseSettings | null
  /** Pushes by Firebase Cloud Messaging, with `firebase`; absent: Web Push. */
  fcm?: FcmSettings | null
  /** Push services that browsers may name: `*.` before a domain, or `*` for any public host. */
  pushServices: string[]
  /** mailto: or https: contact for push services; default `operatorEmail`. */
  pushContact?: string | undefined
  /** Proxies whose X-Forwarded-* headers are trusted; others could forge the address of rate limits. */
  trustProxy?: string[]
  /** Connects several processes of a site: its database, or a Redis. Absent: a single process. */
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
  /** Button label. */
  name: string
  scopes: string[]
}

export interface FcmSettings
  extends Pick<FirebaseConfiguration, 'storageBucket' | 'messagingSenderId' | 'appId' | 'measurementId'> {
  /** Public half of the project's web push certificate. */
  vapidPublicKey: string
  /** `account`: members already sign in with the same project. */
  identity: 'alias' | 'account'
}

export interface ApiDeps {
  db: Database
  pool: Pool
  brand: Brand
  settings: ApiSettings
  renderMail: RenderMail
  logger?: FastifyBaseLogger | undefined
  /** Runs before anything else is registered: routes without a session, hooks on every response. */
  prepare?: ((app: FastifyInstance) => void) | undefined
  passwordCost?: PasswordCost | undefined
  /** Heartbeat interval between nodes in milliseconds; default five seconds. */
  heartbeatMs?: number | undefined
  /** Default: Fastify's own server. */
  openServer?: FastifyServerFactory | undefined
  /** For tests. */
  now?: () => Date
  /** For tests: fetches what members link to. */
  fetchPublic?: FetchPublic | undefined
  /** For tests: receives webhooks. */
  postPublic?: PublicPoster | undefined
}
