import { availableParallelism } from 'node:os'
import { defaultBrandCode } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { commaList, siteSettings } from '@consoeurs/contract/operations/site-settings'
import { z } from 'zod'
import { define, oneOf } from './setting-definition.ts'
import { fcmDefinitions } from './settings-fcm.ts'
import { firebaseDefinitions } from './settings-firebase.ts'
import { openIdDefinitions } from './settings-openid.ts'

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(least).max(most))

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '', { abort: true })
  .transform((url) => url.origin)

const addressOf = (...protocols: string[]) => z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) })

/** `bonjour@exemple.fr`, or `Les amies <bonjour@exemple.fr>` (RFC 5322 §3.4, without comments). */
const mailSender = z.string().transform((text, context) => {
  const [, name, address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? []
  if (z.email().safeParse(address.trim()).success)
    return name ? { name, address: address.trim() } : { address: address.trim() }
  context.addIssue({ code: 'custom', message: 'no mail address' })
  return z.NEVER
})

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

/** The forms that proxy-addr accepts; it throws at any other. */
const proxy = z
  .union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((network) => !network.endsWith('/0'))

const modes = ['demo', 'production'] as const

/** Least number of different characters in a key; a random one of 32 digits nearly always has as many. */
const LEAST_CHARACTERS = 8

/** `docs/settings.md` is generated from these. */
export const definitions = {
  VARIANT: define({
    schema: z.enum(brandCodes).optional(),
    description: 'Brand to serve: the name of a folder in `packages/brand/brands/`.',
    expected: oneOf(brandCodes),
    fallback: `\`${defaultBrandCode}\``,
  }),
  MODE: define({
    schema: z.enum(modes).optional(),
    description: 'Mode: `demo` (local only, demo accounts and content, mails readable at /dev/mails) or `production`.',
    expected: oneOf(modes),
    fallback: '`demo`',
  }),
  PORT: define({
    schema: wholeNumber(1, 65_535).optional(),
    description: 'Port to listen on, 1 to 65535.',
    expected: 'un nombre entre 1 et 65535',
    fallback: '`3000`',
  }),
  HOST: define({
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .optional(),
    description: 'Address to listen on. Demo mode accepts only local addresses.',
    expected: 'une adresse de cette machine, par exemple 127.0.0.1',
    fallback: '`127.0.0.1`',
  }),
  PUBLIC_URL: define({
    schema: origin.optional(),
    description: 'Public origin of the site, http(s) without a path. Required in production.',
    expected: 'une adresse http(s) sans chemin, par exemple https://exemple.fr',
    fallback: '`http://localhost:<PORT>` (demo)',
  }),
  STRAPI_URL: define({
    schema: origin.optional(),
    description: 'Base URL of all product calls where it is another origin, http(s) without a path.',
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
    description: 'Writable folder for the database, uploaded files, mails and the secret.',
    expected: 'un dossier où écrire',
    fallback: '`.data/<VARIANT>`',
  }),
  DATABASE_URL: define({
    schema: addressOf('postgres', 'postgresql').optional(),
    description:
      'PostgreSQL 15 or newer to use in place of the embedded one, `postgres://user:password@host:5432/database`. In production add `?sslmode=verify-full`, or `disable` on a private network.',
    expected:
      'une adresse postgres://utilisatrice:mot-de-passe@machine:5432/base, en production avec ?sslmode=verify-full (ou disable sur un réseau à soi)',
    fallback: 'the embedded PostgreSQL',
  }),
  REDIS_URL: define({
    schema: addressOf('redis', 'rediss').optional(),
    description:
      'Redis for live events between several processes (their rate limits are in PostgreSQL), `redis://host:6379`.',
    expected: 'une adresse redis://machine:6379',
    fallback: 'none',
  }),
  WORKERS: define({
    schema: z.union([z.literal('auto').transform(() => availableParallelism()), wholeNumber(1, 64)]).optional(),
    description: 'Number of processes that serve, 1 to 64, or `auto` for one per core.',
    expected: 'un nombre entre 1 et 64, ou « auto » pour un par cœur',
    fallback: '`1`',
  }),
  LIMITS: define({
    schema: z.enum(['on', 'off']).optional(),
    description: 'Rate limits, `on` or `off`. `off` is for load tests and works only in demo mode.',
    expected: oneOf(['on', 'off']),
    fallback: '`on`',
  }),
  SECRET: define({
    schema: z
      .string()
      .min(32)
      .refine((key) => new Set(key).size >= LEAST_CHARACTERS)
      .optional(),
    description:
      'Key of at least 32 random characters. It signs links and cookies, and encrypts second factors, push keys, meetings and certification pictures. To change it, set `SECRET_PREVIOUS` too; sessions continue.',
    expected: 'au moins 32 caractères tirés au hasard, dont 8 différents',
    fallback: 'generated once and kept in the data folder',
  }),
  SECRET_PREVIOUS: define({
    schema: commaList(z.string().min(32)).optional(),
    description:
      'Earlier values of `SECRET`, newest first, separated by commas. Data encrypted with them is re-encrypted at the start, and their signatures stay valid.',
    expected: 'une ou plusieurs anciennes clés d’au moins 32 caractères, séparées par des virgules',
    fallback: 'the file `secret.previous` in the data folder, if any',
  }),
  SMTP_URL: define({
    schema: addressOf('smtp', 'smtps').optional(),
    description:
      'Mail server, `smtp://user:password@host:587`. Add `?ignoreTLS=true` for a private network without encryption.',
    expected:
      'une adresse smtp://utilisatrice:mot-de-passe@machine:587 (?ignoreTLS=true sans chiffrement, sur un réseau à soi)',
    fallback: 'mails are written to the data folder',
  }),
  SMTP_FROM: define({
    schema: mailSender.optional(),
    description: 'Sender of mails: an address, or `Name <address>`. Without a name, mails show that of the brand.',
    expected: 'une adresse e-mail, ou « Nom <adresse> »',
    fallback: '`bonjour@<host of PUBLIC_URL>`',
  }),
  OPERATOR_EMAIL: define({
    schema: siteSettings.operatorEmail.rule.optional(),
    description: 'Recipient of contact messages and of alerts for the operator.',
    expected: siteSettings.operatorEmail.expected,
    fallback: '`SMTP_FROM`',
  }),
  OPERATOR_NAME: define({
    schema: siteSettings.operatorName.rule.optional(),
    description:
      'Name of the operator on /l/mentions-legales: a person, an association or a company with its legal form.',
    expected: siteSettings.operatorName.expected,
    fallback: 'none (the page shows that it is missing)',
  }),
  OPERATOR_ADDRESS: define({
    schema: siteSettings.operatorAddress.rule.optional(),
    description: 'Postal address of the operator on the same page, on one line.',
    expected: siteSettings.operatorAddress.expected,
    fallback: 'none (the page shows that it is missing)',
  }),
  OPERATOR_PHONE: define({
    schema: siteSettings.operatorPhone.rule.optional(),
    description: 'Telephone number of the operator on the same page.',
    expected: siteSettings.operatorPhone.expected,
    fallback: 'none (the page shows that it is missing)',
  }),
  OPERATOR_REGISTRATION: define({
    schema: siteSettings.operatorRegistration.rule.optional(),
    description: 'Registration number of the operator (SIREN, RNA) on the same page. Private persons have none.',
    expected: siteSettings.operatorRegistration.expected,
    fallback: 'none (the page shows that it is missing)',
  }),
  PUBLISHER_NAME: define({
    schema: siteSettings.publisherName.rule.optional(),
    description: 'Name of the person responsible for publication (directrice de la publication).',
    expected: siteSettings.publisherName.expected,
    fallback: 'none (the page shows that it is missing)',
  }),
  HOSTING: define({
    schema: siteSettings.hosting.rule.optional(),
    description: 'Name, address and telephone of the hosting provider on the same page, on one line.',
    expected: siteSettings.hosting.expected,
    fallback: 'none (the page shows that it is missing)',
  }),
  S3_URL: define({
    schema: bucket.optional(),
    description:
      'Object storage for files, `s3://key:secret@host/bucket`, with an optional `/folder` and `?region=gra`. `http://` is without encryption.',
    expected:
      'une adresse s3://clé:secret@machine/seau, avec au besoin /dossier et ?region=gra (http:// sans chiffrement)',
    fallback: 'the data folder',
  }),
  IDENTITY: define({
    schema: z.enum(['local', 'firebase', 'oidc']).optional(),
    description:
      'Identity provider: `local`, `oidc` (OpenID Connect beside local passwords) or `firebase` (Firebase Authentication instead of them).',
    expected: oneOf(['local', 'firebase', 'oidc']),
    fallback: '`local`',
  }),
  ...openIdDefinitions,
  PUSH: define({
    schema: z.enum(['webpush', 'fcm']).optional(),
    description: 'Push provider: `webpush` or `fcm` (Firebase Cloud Messaging).',
    expected: oneOf(['webpush', 'fcm']),
    fallback: '`webpush`',
  }),
  ...firebaseDefinitions,
  ...fcmDefinitions,
  PUSH_SERVICES: define({
    schema: commaList(z.string().regex(/^(\*|(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)$/)).optional(),
    description:
      'Hosts of push services that browsers may register, separated by commas, for example `fcm.googleapis.com,*.push.apple.com`. `*` accepts any public host.',
    expected: 'des noms de machines séparés par des virgules, par exemple fcm.googleapis.com,*.push.apple.com, ou *',
    fallback: 'those of Chrome, Firefox, Safari and Edge',
  }),
  PUSH_CONTACT: define({
    schema: z.union([z.email(), addressOf('https')]).optional(),
    description: 'Contact that push services may use: a mail address or an https address.',
    expected: 'une adresse e-mail ou une adresse https://',
    fallback: '`OPERATOR_EMAIL`',
  }),
  ANIMATE_CSS_URL: define({
    schema: addressOf('https').optional(),
    description: 'Address (https) of the animation stylesheet.',
    expected: 'une adresse https://',
    fallback: 'a copy served by the site',
  }),
  ANALYTICS_URL: define({
    schema: addressOf('https').optional(),
    description: 'Address (https) of the analytics script, which is loaded only after consent.',
    expected: 'une adresse https://',
    fallback: 'none (no analytics)',
  }),
  ANALYTICS_ID: define({
    schema: siteSettings.analyticsId.rule.optional(),
    description: 'Identifier for the analytics script: letters, digits and hyphens.',
    expected: siteSettings.analyticsId.expected,
    fallback: 'none',
  }),
  CANONICAL_QUERY: define({
    schema: siteSettings.canonicalQuery.rule.optional(),
    description: 'Query parameters kept in canonical links, separated by commas, for example `page,tri`.',
    expected: siteSettings.canonicalQuery.expected,
    fallback: '`page`',
  }),
  TRUST_PROXY: define({
    schema: commaList(proxy).optional(),
    description:
      'Proxies whose X-Forwarded-* headers are trusted, separated by commas: addresses, networks, `loopback`, `uniquelocal`.',
    expected:
      'des adresses ou des réseaux séparés par des virgules, par exemple loopback,10.0.0.0/8 (jamais /0, qui croirait tout le monde)',
    fallback: 'none (demo), `loopback` (production)',
  }),
  METRICS_TOKEN: define({
    schema: z.string().min(16).optional(),
    description: 'Bearer token of at least 16 characters that opens /metrics to other machines.',
    expected: 'au moins 16 caractères',
    fallback: 'none (local requests only)',
  }),
  LOG_LEVEL: define({
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
    description: 'Lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    expected: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    fallback: '`warn` (demo), `info` (production)',
  }),
}

export type SettingName = keyof typeof definitions
export const settingNames = Object.keys(definitions) as SettingName[]
export type RawSettings = { [Name in SettingName]: z.output<(typeof definitions)[Name]['schema']> }
