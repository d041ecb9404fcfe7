import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { ApiSettings, FcmSettings, FirebaseSettings, LegalNotice, S3Settings, SiteSettings } from '@consoeurs/api'
import { type BrandCode, defaultBrandCode } from '@consoeurs/brand'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { closestSetting, looksLikeASetting } from './setting-names.ts'
import { definitions, type RawSettings, type SettingName, settingNames } from './settings-definitions.ts'
import { complaintsBetween } from './settings-rules.ts'
import { mailServerOf } from './settings-wires.ts'

export interface Settings {
  variant: BrandCode
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Origin without a slash at the end. */
  publicUrl: string
  /** Base of all product calls; empty for the same origin. */
  strapiUrl: string
  corsOrigins: string[]
  dataDir: string
  databaseUrl: string | undefined
  /** Through what several processes serve this site; absent: one process, with the embedded database. */
  nodes: ApiSettings['nodes']
  /** Processes that serve. */
  workers: number
  /** Files lie in this bucket instead of the data folder. */
  s3: S3Settings | undefined
  limits: boolean
  /** Absent: made once and kept in the data folder. */
  secret: string | undefined
  /** What it was before, newest first. */
  secretsBefore: string[]
  smtpUrl: string | undefined
  smtpFrom: string
  operatorEmail: string
  legalNotice: LegalNotice
  identity: NonNullable<ApiSettings['identity']>
  /** The OpenID Connect provider beside the password, or null. */
  identityProvider: NonNullable<ApiSettings['identityProvider']> | null
  /** The project at Google that identities or pushes go through, or null. */
  firebase: FirebaseSettings | null
  /** How browsers are known to Firebase Cloud Messaging, or null: pushes go by Web Push. */
  fcm: FcmSettings | null
  pushServices: string[]
  /** mailto: or https:, as RFC 8292 wants it. */
  pushContact: string | undefined
  animateCssUrl: string
  analytics: { url: string; id: string } | null
  canonicalQuery: string[]
  trustProxy: string[]
  metricsToken: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Where Chrome and its kin, Firefox, Safari and Edge are pushed to. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

type Environment = Record<string, string | undefined>

/**
 * The only reader of the environment. Nothing is touched before every setting is good: a bad one is refused with its
 * name and what is expected.
 */
export function loadSettings(environment: Environment = process.env, cwd: string = process.cwd()): Settings {
  const file = readSettingsFile(cwd)
  const complaints = unknownSettings(environment, file)
  const raw: Partial<Record<SettingName, unknown>> = {}
  for (const name of settingNames) {
    const text = given(environment[name]) ?? given(file[name])
    const parsed = definitions[name].schema.safeParse(text)
    if (parsed.success) raw[name] = parsed.data
    else complaints.push(`Réglage ${name} : il faut ${definitions[name].expected}.`)
  }
  if (complaints.length === 0) complaints.push(...complaintsBetween(raw as RawSettings))
  if (complaints.length > 0) throw new StartRefusal(complaints.join('\n'))
  return withDefaults(raw as RawSettings, cwd)
}

/** What libraries read in the environment themselves, so that it says what our settings say. */
export function tellLibraries({ dev, firebase }: { dev: boolean; firebase: FirebaseSettings | null }): void {
  // React and others choose between a fast build and a talkative one when they are first loaded.
  process.env.NODE_ENV = dev ? 'development' : 'production'
  // firebase-admin believes unsigned tokens where it sees this, in any mode.
  if (firebase?.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = firebase.emulatorHost
  else delete process.env.FIREBASE_AUTH_EMULATOR_HOST
}

/** What the desk may change of what pages know; absent, the environment’s own. */
export type ChangedAtDesk = Partial<Pick<SiteSettings, 'canonicalQuery' | 'analyticsId'>>

/** What the page may know: an explicit list, so that a new setting is private until someone writes it here. */
export function publicSettings(settings: Settings, { canonicalQuery, analyticsId }: ChangedAtDesk = {}) {
  return {
    variant: settings.variant,
    publicUrl: settings.publicUrl,
    strapiUrl: settings.strapiUrl,
    mode: settings.mode,
    animateCssUrl: settings.animateCssUrl,
    canonicalQuery: canonicalQuery ?? settings.canonicalQuery,
    firebase: firebaseForPages(settings),
    analytics: settings.analytics && { ...settings.analytics, id: analyticsId ?? settings.analytics.id },
  }
}

function firebaseForPages({ identity, firebase }: Settings) {
  if (identity !== 'firebase' || firebase === null) return null
  const { apiKey, authDomain, projectId, emulatorHost, providers } = firebase
  return { apiKey, authDomain, projectId, emulator: emulatorHost && `http://${emulatorHost}`, providers }
}

export type PublicSettings = ReturnType<typeof publicSettings>

function readSettingsFile(cwd: string): Environment {
  const file = join(cwd, '.env')
  let text: string
  try {
    // The mark that some editors put in front would become a letter of the first name.
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new StartRefusal(`Le fichier ${file} ne peut pas être lu : vérifie ses droits.`)
  }
  const wrong = text.split(/\r?\n/).findIndex((line) => !/^\s*(#|$|[^\s=]+( [^\s=]+)?\s*=)/.test(line))
  if (wrong === -1) return parseEnv(text)
  throw new StartRefusal(
    `Le fichier ${file}, ligne ${wrong + 1} : il faut un réglage par ligne, sous la forme NOM=valeur.`,
  )
}

/** `NAME=` is how people switch a setting off. */
function given(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim()
}

/** The file is ours alone, so any unknown name there is a slip; the environment is everyone's. */
function unknownSettings(environment: Environment, file: Environment): string[] {
  const known = new Set<string>(settingNames)
  const suspects = [
    ...Object.keys(file).filter((name) => !known.has(name)),
    ...Object.keys(environment).filter((name) => !known.has(name) && looksLikeASetting(name)),
  ]
  return [...new Set(suspects)].map((name) => {
    const meant = closestSetting(name)
    return meant
      ? `Réglage inconnu : ${name}. Voulais-tu dire ${meant} ?`
      : `Réglage inconnu : ${name}. Les réglages possibles sont dans le README.`
  })
}

function withDefaults(raw: RawSettings, cwd: string): Settings {
  const variant = raw.VARIANT ?? defaultBrandCode
  const mode = raw.MODE ?? 'demo'
  const port = raw.PORT ?? 3000
  const publicUrl = raw.PUBLIC_URL ?? `http://localhost:${port}`
  const smtpFrom = raw.SMTP_FROM ?? `bonjour@${new URL(publicUrl).hostname}`
  return {
    variant,
    mode,
    port,
    host: raw.HOST ?? '127.0.0.1',
    publicUrl,
    strapiUrl: raw.STRAPI_URL === publicUrl ? '' : (raw.STRAPI_URL ?? ''),
    corsOrigins: corsOriginsOf(raw, publicUrl),
    dataDir: resolve(cwd, raw.DATA_DIR ?? join('.data', variant)),
    databaseUrl: raw.DATABASE_URL,
    nodes: nodesOf(raw),
    workers: raw.WORKERS ?? 1,
    s3: raw.S3_URL && { ...raw.S3_URL, prefix: raw.S3_URL.prefix || variant },
    limits: raw.LIMITS !== 'off',
    secret: raw.SECRET,
    secretsBefore: raw.SECRET_PREVIOUS ?? [],
    smtpUrl: mailServerOf(raw),
    smtpFrom,
    operatorEmail: raw.OPERATOR_EMAIL ?? smtpFrom,
    legalNotice: legalNoticeOf(raw),
    identity: raw.IDENTITY ?? 'local',
    identityProvider: identityProviderOf(raw),
    firebase: firebaseOf(raw),
    fcm: fcmOf(raw),
    pushServices: raw.PUSH_SERVICES ?? PUSH_SERVICES,
    pushContact: raw.PUSH_CONTACT?.replace(/^(?!https:)/, 'mailto:'),
    animateCssUrl: raw.ANIMATE_CSS_URL ?? '',
    analytics: raw.ANALYTICS_URL ? { url: raw.ANALYTICS_URL, id: raw.ANALYTICS_ID ?? '' } : null,
    canonicalQuery: raw.CANONICAL_QUERY ?? ['page'],
    trustProxy: raw.TRUST_PROXY ?? (mode === 'production' ? ['loopback'] : []),
    metricsToken: raw.METRICS_TOKEN,
    logLevel: raw.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
  }
}

/** A database of the operator's may serve other processes too. */
function nodesOf({ REDIS_URL: redisUrl, DATABASE_URL, WORKERS = 1 }: RawSettings): Settings['nodes'] {
  if (redisUrl !== undefined) return { redisUrl }
  return DATABASE_URL !== undefined || WORKERS > 1 ? 'postgres' : undefined
}

/** Where the API has an address of its own, the site's pages are the first to call it from elsewhere. */
function corsOriginsOf({ STRAPI_URL, CORS_ORIGINS = [] }: RawSettings, publicUrl: string): string[] {
  const calledFromElsewhere = STRAPI_URL !== undefined && STRAPI_URL !== publicUrl
  return [...new Set(calledFromElsewhere ? [publicUrl, ...CORS_ORIGINS] : CORS_ORIGINS)]
}

const legalNoticeOf = (raw: RawSettings): LegalNotice => ({
  name: raw.OPERATOR_NAME,
  address: raw.OPERATOR_ADDRESS,
  phone: raw.OPERATOR_PHONE,
  registration: raw.OPERATOR_REGISTRATION,
  publisher: raw.PUBLISHER_NAME,
  hosting: raw.HOSTING,
})

function identityProviderOf(raw: RawSettings): Settings['identityProvider'] {
  const { IDENTITY, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = raw
  if (IDENTITY !== 'oidc' || issuer === undefined || clientId === undefined) return null
  return {
    issuer,
    clientId,
    clientSecret: raw.OIDC_CLIENT_SECRET,
    clientAuth: raw.OIDC_CLIENT_AUTH ?? 'basic',
    name: raw.OIDC_NAME ?? new URL(issuer).hostname,
    scopes: raw.OIDC_SCOPES ?? ['openid', 'email', 'profile'],
  }
}

function firebaseOf(raw: RawSettings): FirebaseSettings | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = raw
  if (projectId === undefined || apiKey === undefined) return null
  return {
    projectId,
    apiKey,
    authDomain: raw.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    serviceAccount: raw.FIREBASE_SERVICE_ACCOUNT ?? null,
    emulatorHost: raw.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    providers: raw.FIREBASE_PROVIDERS ?? [],
  }
}

function fcmOf(raw: RawSettings): FcmSettings | null {
  const { PUSH, FIREBASE_APP_ID: appId, FIREBASE_MESSAGING_SENDER_ID: messagingSenderId } = raw
  const { FIREBASE_VAPID_KEY: vapidPublicKey } = raw
  if (PUSH !== 'fcm' || !appId || !messagingSenderId || !vapidPublicKey) return null
  return {
    appId,
    messagingSenderId,
    vapidPublicKey,
    storageBucket: raw.FIREBASE_STORAGE_BUCKET ?? `${raw.FIREBASE_PROJECT_ID}.firebasestorage.app`,
    measurementId: raw.FIREBASE_MEASUREMENT_ID ?? '',
    identity: raw.IDENTITY === 'firebase' ? 'account' : 'alias',
  }
}
