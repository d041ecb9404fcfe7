import { availableParallelism } from 'node:os'
import { defaultBrandCode } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { commaList, siteSettings } from '@consoeurs/contract/site-settings'
import { z } from 'zod'
import { define, oneOf } from './setting-definition.ts'
import { fcmDefinitions } from './settings-fcm.ts'
import { firebaseDefinitions } from './settings-firebase.ts'
import { openIdDefinitions } from './settings-openid.ts'

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(least).max(most))

/** An address without path, as browsers compare origins. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '', { abort: true })
  .transform((url) => url.origin)

const addressOf = (...protocols: string[]) => z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) })

/** Where an object storage is, who we are there, which bucket and which folder in it. */
const bucket = z
  .url({ protocol: /^(https?|s3)$/ })
  .transform((text) => new URL(text.replace(/^s3:/, 'https:')))
  .transform(({ protocol, host, username, password, pathname, searchParams }) => {
    const [name = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return {
      endpoint: `${protocol}//${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      bucket: name,
      prefix: folders.join('/'),
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    }
  })
  .refine(({ bucket: name, accessKeyId, secretAccessKey }) => Boolean(name && accessKeyId && secretAccessKey), {
    abort: true,
  })

const modes = ['demo', 'production'] as const

/** All of them: the table of the README is printed from here. */
export const definitions = {
  VARIANT: define({
    schema: z.enum(brandCodes).optional(),
    description: 'Brand that this server shows.',
    expected: oneOf(brandCodes),
    // A brand is a folder and touches nothing else, so that the README cannot list them.
    documented: 'le nom d’un dossier de `packages/brand/brands/`',
    fallback: `\`${defaultBrandCode}\``,
  }),
  MODE: define({
    schema: z.enum(modes).optional(),
    description: 'Demo (this machine only, demo accounts and content, mails readable) or production.',
    expected: oneOf(modes),
    fallback: '`demo`',
  }),
  PORT: define({
    schema: wholeNumber(1, 65_535).optional(),
    description: 'Port the server listens on.',
    expected: 'un nombre entre 1 et 65535',
    fallback: '`3000`',
  }),
  HOST: define({
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .optional(),
    description: 'Address the server listens on; demo mode accepts this machine alone.',
    expected: 'une adresse de cette machine, par exemple 127.0.0.1',
    fallback: '`127.0.0.1`',
  }),
  PUBLIC_URL: define({
    schema: origin.optional(),
    description: 'Origin at which people reach the site; needed in production.',
    expected: 'une adresse http(s) sans chemin, par exemple https://exemple.fr',
    fallback: '`http://localhost:<PORT>` (demo)',
  }),
  STRAPI_URL: define({
    schema: origin.optional(),
    description: 'Public base of all product calls, where it is another origin.',
    expected: 'une adresse http(s) sans chemin, par exemple https://api.exemple.fr',
    fallback: 'same origin',
  }),
  CORS_ORIGINS: define({
    schema: commaList(origin).optional(),
    description: 'Other origins whose pages may call the API with a bearer token, separated by commas.',
    expected: 'des adresses http(s) sans chemin, séparées par des virgules',
    fallback: 'none',
  }),
  DATA_DIR: define({
    schema: z.string().optional(),
    description: 'Folder of everything that is kept: database, files, mails, secret.',
    expected: 'un dossier où écrire',
    fallback: '`.data/<VARIANT>`',
  }),
  DATABASE_URL: define({
    schema: addressOf('postgres', 'postgresql').optional(),
    description: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
    expected:
      'une adresse postgres://utilisatrice:mot-de-passe@machine:5432/base, en production avec ?sslmode=verify-full (ou disable sur un réseau à soi)',
    fallback: 'the embedded PostgreSQL',
  }),
  REDIS_URL: define({
    schema: addressOf('redis', 'rediss').optional(),
    description:
      'A Redis that carries live events and counts for limits between several processes, in place of PostgreSQL.',
    expected: 'une adresse redis://machine:6379',
    fallback: 'none',
  }),
  WORKERS: define({
    schema: z.union([z.literal('auto').transform(() => availableParallelism()), wholeNumber(1, 64)]).optional(),
    description: 'Number of processes that serve; `auto` for one a core.',
    expected: 'un nombre entre 1 et 64, ou « auto » pour un par cœur',
    fallback: '`1`',
  }),
  LIMITS: define({
    schema: z.enum(['on', 'off']).optional(),
    description: 'Rate limits; `off` only in demo mode, for load programs.',
    expected: oneOf(['on', 'off']),
    fallback: '`on`',
  }),
  SECRET: define({
    schema: z.string().min(32).optional(),
    description:
      'Key that signs links and cookies and encrypts second factors, push keys, meetings and pictures to certify. Change it together with `SECRET_PREVIOUS`; sessions go on.',
    expected: 'au moins 32 caractères tirés au hasard',
    fallback: 'made once and kept in the data folder',
  }),
  SECRET_PREVIOUS: define({
    schema: commaList(z.string().min(32)).optional(),
    description:
      'What `SECRET` was before, newest first: what was encrypted with it is encrypted anew at the start, what it signed still counts.',
    expected: 'une ou plusieurs anciennes clés d’au moins 32 caractères, séparées par des virgules',
    fallback: '`secret.previous` of the data folder, where there is one',
  }),
  SMTP_URL: define({
    schema: addressOf('smtp', 'smtps').optional(),
    description: 'Mail server that sends the mails.',
    expected:
      'une adresse smtp://utilisatrice:mot-de-passe@machine:587 (?ignoreTLS=true sans chiffrement, sur un réseau à soi)',
    fallback: 'mails are written to the data folder',
  }),
  SMTP_FROM: define({
    schema: z.email().optional(),
    description: 'Address the mails come from.',
    expected: 'une adresse de courriel',
    fallback: '`bonjour@<host of PUBLIC_URL>`',
  }),
  OPERATOR_EMAIL: define({
    schema: siteSettings.operatorEmail.rule.optional(),
    description: 'Where contact messages and alerts for the operator go.',
    expected: siteSettings.operatorEmail.expected,
    fallback: '`SMTP_FROM`',
  }),
  OPERATOR_NAME: define({
    schema: siteSettings.operatorName.rule.optional(),
    description: 'Who runs the site, as /l/mentions-legales names her: a person, an association or a company.',
    expected: siteSettings.operatorName.expected,
    fallback: 'the page says that it is missing',
  }),
  OPERATOR_ADDRESS: define({
    schema: siteSettings.operatorAddress.rule.optional(),
    description: 'Her postal address, on the same page.',
    expected: siteSettings.operatorAddress.expected,
    fallback: 'the page says that it is missing',
  }),
  OPERATOR_PHONE: define({
    schema: siteSettings.operatorPhone.rule.optional(),
    description: 'Her telephone number, on the same page.',
    expected: siteSettings.operatorPhone.expected,
    fallback: 'the page says that it is missing',
  }),
  OPERATOR_REGISTRATION: define({
    schema: siteSettings.operatorRegistration.rule.optional(),
    description: 'Her registration number (SIREN, RNA), on the same page; a person alone has none.',
    expected: siteSettings.operatorRegistration.expected,
    fallback: 'the page says that it is missing',
  }),
  PUBLISHER_NAME: define({
    schema: siteSettings.publisherName.rule.optional(),
    description: 'Who answers for what is published (directrice de la publication).',
    expected: siteSettings.publisherName.expected,
    fallback: 'the page says that it is missing',
  }),
  HOSTING: define({
    schema: siteSettings.hosting.rule.optional(),
    description: 'Name, address and telephone of who hosts the site, on the same page.',
    expected: siteSettings.hosting.expected,
    fallback: 'the page says that it is missing',
  }),
  S3_URL: define({
    schema: bucket.optional(),
    description:
      'Object storage (S3) for files: key, secret, service, bucket, a folder in it if wanted, and `?region=`.',
    expected:
      'une adresse s3://clé:secret@machine/seau, avec au besoin /dossier et ?region=gra (http:// sans chiffrement)',
    fallback: 'the data folder',
  }),
  IDENTITY: define({
    schema: z.enum(['local', 'firebase', 'oidc']).optional(),
    description:
      'Who checks identities: this server, an OpenID Connect provider beside it, or Firebase Authentication in its place.',
    expected: oneOf(['local', 'firebase', 'oidc']),
    fallback: '`local`',
  }),
  ...openIdDefinitions,
  PUSH: define({
    schema: z.enum(['webpush', 'fcm']).optional(),
    description: 'How pushes are sent: Web Push or Firebase Cloud Messaging.',
    expected: oneOf(['webpush', 'fcm']),
    fallback: '`webpush`',
  }),
  ...firebaseDefinitions,
  ...fcmDefinitions,
  PUSH_SERVICES: define({
    schema: commaList(z.string().regex(/^(\*|(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)$/)).optional(),
    description: 'Hosts of push services that browsers may name, separated by commas; `*` for any public host.',
    expected: 'des noms de machines séparés par des virgules, par exemple fcm.googleapis.com,*.push.apple.com, ou *',
    fallback: 'those of Chrome, Firefox, Safari and Edge',
  }),
  PUSH_CONTACT: define({
    schema: z.union([z.email(), addressOf('https')]).optional(),
    description: 'Whom a push service writes to when something is wrong with the pushes: an address or a page.',
    expected: 'une adresse de courriel ou une adresse https://',
    fallback: '`OPERATOR_EMAIL`',
  }),
  ANIMATE_CSS_URL: define({
    schema: addressOf('https').optional(),
    description: 'Public address of the animation stylesheet.',
    expected: 'une adresse https://',
    fallback: 'our own copy',
  }),
  ANALYTICS_URL: define({
    schema: addressOf('https').optional(),
    description: 'Address of the analytics script, loaded only after consent.',
    expected: 'une adresse https://',
    fallback: 'no analytics',
  }),
  ANALYTICS_ID: define({
    schema: siteSettings.analyticsId.rule.optional(),
    description: 'Identifier that the analytics script asks for.',
    expected: siteSettings.analyticsId.expected,
    fallback: 'none',
  }),
  CANONICAL_QUERY: define({
    schema: siteSettings.canonicalQuery.rule.optional(),
    description: 'Query parameters that stay in canonical links, separated by commas.',
    expected: siteSettings.canonicalQuery.expected,
    fallback: '`page`',
  }),
  TRUST_PROXY: define({
    schema: commaList(z.string().regex(/^(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)$/)).optional(),
    description: 'Proxies whose X-Forwarded-* headers are believed: addresses, networks, `loopback`, `uniquelocal`.',
    expected: 'des adresses ou des réseaux séparés par des virgules, par exemple loopback,10.0.0.0/8',
    fallback: 'none (demo), `loopback` (production)',
  }),
  METRICS_TOKEN: define({
    schema: z.string().min(16).optional(),
    description: 'Bearer token that opens /metrics from elsewhere than this machine.',
    expected: 'au moins 16 caractères',
    fallback: 'this machine only',
  }),
  LOG_LEVEL: define({
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
    description: 'Least serious log line that is written.',
    expected: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    fallback: '`warn` (demo), `info` (production)',
  }),
}

export type SettingName = keyof typeof definitions
export const settingNames = Object.keys(definitions) as SettingName[]
export type RawSettings = { [Name in SettingName]: z.output<(typeof definitions)[Name]['schema']> }
