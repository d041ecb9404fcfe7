import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { ApiSettings, FcmSettings, FirebaseSettings, LegalNotice, S3Settings, SiteSettings } from '@consoeurs/api'
import { type BrandCode, defaultBrandCode } from '@consoeurs/brand'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { closestSetting, looksLikeASetting } from './setting-names.ts'
import { definitions, type RawSettings, type SettingName, settingNames } from './settings-definitions.ts'
import { findSettingProblems } from './settings-rules.ts'
import { mailServerOf } from './settings-wires.ts'

export interface Settings {
  variant: BrandCode
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Origin without a trailing slash. */
  publicUrl: string
  /** Base of API calls; empty for the same origin. */
  strapiUrl: string
  corsOrigins: string[]
  dataDir: string
  databaseUrl: string | undefined
  /** Undefined for one process with the embedded database. */
  nodes: ApiSettings['nodes']
  workers: number
  s3: S3Settings | undefined
  limits: boolean
  /** Undefined: generated once and kept in the data folder. */
  secret: string | undefined
  /** Former keys, newest first. */
  secretsBefore: string[]
  smtpUrl: string | undefined
  /** Without a name, the brand's. */
  smtpFrom: { name?: string; address: string }
  operatorEmail: string
  legalNotice: LegalNotice
  identity: NonNullable<ApiSettings['identity']>
  identityProvider: NonNullable<ApiSettings['identityProvider']> | null
  firebase: FirebaseSettings | null
  /** Null: pushes use Web Push. */
  fcm: FcmSettings | null
  pushServices: string[]
  /** mailto: or https: (RFC 8292). */
  pushContact: string | undefined
  animateCssUrl: string
  analytics: { url: string; id: string } | null
  canonicalQuery: string[]
  trustProxy: string[]
  metricsToken: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

type Environment = Record<string, string | undefined>

/** The only reader of the environment. Reports all errors at once, before anything is touched. */
export function loadSettings(environment: Environment = process.env, cwd: string = process.cwd()): Settings {
  const file = readSettingsFile(cwd)
  const complaints = unknownSettings(environment, file)
  const raw: Partial<Record<SettingName, unknown>> = {}
  for (const name of settingNames) {
    const text = given(environment[name] ?? file[name])
    const parsed = definitions[name].schema.safeParse(text)
    if (parsed.success) raw[name] = parsed.data
    else complaints.push(`Réglage ${name} : il faut ${definitions[name].expected}.`)
  }
  if (complaints.length === 0) complaints.push(...findSettingProblems(raw as RawSettings))
  if (complaints.length > 0) throw new StartRefusal(complaints.join('\n'))
  return withDefaults(raw as RawSettings, cwd)
}

/** For libraries that read the environment themselves. */
export function configureLibraries({ dev, firebase }: { dev: boolean; firebase: FirebaseSettings | null }): void {
  // React and others read it when they are loaded.
  process.env.NODE_ENV = dev ? 'development' : 'production'
  // With this set, firebase-admin accepts unsigned tokens in any mode.
  if (firebase?.emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = firebase.emulatorHost
  else delete process.env.FIREBASE_AUTH_EMULATOR_HOST
}

/** Overrides from the admin app; absent: those of the environment. */
export type AdminSettings = Partial<
  Pick<SiteSettings, 'canonicalQuery' | 'analyticsId' | 'changedChoices' | 'themeStyle' | 'hero'>
>

/** An allowlist, so that a new setting stays private by default. */
export function publicSettings(
  settings: Settings,
  { canonicalQuery, analyticsId, changedChoices, themeStyle }: AdminSettings = {},
) {
  return {
    variant: settings.variant,
    publicUrl: settings.publicUrl,
    strapiUrl: settings.strapiUrl,
    mode: settings.mode,
    animateCssUrl: settings.animateCssUrl,
    canonicalQuery: canonicalQuery ?? settings.canonicalQuery,
    firebase: firebaseForPages(settings),
    profileChoices: changedChoices ?? null,
    themeStyle: themeStyle ?? null,
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
    // Some editors write a byte order mark.
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

/** `NAME=` switches a setting off, that of the file included. */
function given(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim()
}

/** The file is ours alone; the environment is shared with other programs. */
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
      : `Réglage inconnu : ${name}. Les réglages possibles sont dans docs/settings.md.`
  })
}

function withDefaults(raw: RawSettings, cwd: string): Settings {
  const variant = raw.VARIANT ?? defaultBrandCode
  const mode = raw.MODE ?? 'demo'
  const port = raw.PORT ?? 3000
  const publicUrl = raw.PUBLIC_URL ?? `http://localhost:${port}`
  const smtpFrom = raw.SMTP_FROM ?? { address: `bonjour@${new URL(publicUrl).hostname}` }
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
    operatorEmail: raw.OPERATOR_EMAIL ?? smtpFrom.address,
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

function nodesOf({ REDIS_URL: redisUrl, DATABASE_URL, WORKERS = 1 }: RawSettings): Settings['nodes'] {
  if (redisUrl !== undefined) return { redisUrl }
  return DATABASE_URL !== undefined || WORKERS > 1 ? 'postgres' : undefined
}

/** With a separate API origin, the site's own pages call it cross-origin. */
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
