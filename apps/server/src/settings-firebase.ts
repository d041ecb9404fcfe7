import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { commaList } from '@consoeurs/contract/site-settings'
import { z } from 'zod'
import { define } from './setting-definition.ts'

/** What Google's console calls a service account's private key, as far as we read it. */
const ServiceAccount = z
  .object({ client_email: z.email(), private_key: z.string().refine(isPrivateKey) })
  .transform(({ client_email: clientEmail, private_key: privateKey }) => ({ clientEmail, privateKey }))

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private'
  } catch {
    return false
  }
}

/** The JSON itself, or the file that it lies in. Undefined for what is neither. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8'))
  } catch {
    return undefined
  }
}

const providerId =
  /^((google|apple|facebook|github|twitter|microsoft|yahoo)\.com|(oidc|saml)\.[a-z\d-]+)(=[^=,]{1,40})?$/

/** « google.com » is Google, « oidc.maison=Ma Maison » is Ma Maison. */
const named = (list: string[]) =>
  list.map((text) => {
    const [id = '', given] = text.split('=')
    const bare = id.replace(/^(oidc|saml)\./, '').replace(/\.com$/, '')
    return { id, name: given ?? (bare === 'github' ? 'GitHub' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`) }
  })

const host = z.string().regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/)

/** The project at Google that identities or pushes go through, with IDENTITY=firebase or PUSH=fcm. */
export const firebaseDefinitions = {
  FIREBASE_PROJECT_ID: define({
    schema: z
      .string()
      .regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/)
      .optional(),
    description: 'Firebase project, by its id.',
    expected: 'l’identifiant d’un projet Firebase, par exemple consoeurs-1a2b3',
    fallback: 'none; needed by `IDENTITY=firebase` and `PUSH=fcm`',
  }),
  FIREBASE_API_KEY: define({
    schema: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
    description: 'Key by which browsers name the project to Google; it is no secret.',
    expected: 'la clé d’API web du projet Firebase',
    fallback: 'none; needed by `IDENTITY=firebase` and `PUSH=fcm`',
  }),
  FIREBASE_AUTH_DOMAIN: define({
    schema: host.optional(),
    description: 'Host of the project’s own sign-in pages.',
    expected: 'un nom de machine, par exemple consoeurs-1a2b3.firebaseapp.com',
    fallback: '`<FIREBASE_PROJECT_ID>.firebaseapp.com`',
  }),
  FIREBASE_SERVICE_ACCOUNT: define({
    schema: z.string().transform(jsonOf).pipe(ServiceAccount).optional(),
    description: 'Key of the service account as which this server speaks with the project: the JSON, or its file.',
    expected: 'le fichier JSON d’un compte de service, par son chemin ou en entier',
    fallback: 'none; needed by `IDENTITY=firebase` and `PUSH=fcm`',
  }),
  FIREBASE_PROVIDERS: define({
    schema: commaList(z.string().regex(providerId)).transform(named).optional(),
    description:
      'Other houses that the project lets in, by their ids there; `id=name` where the button says another name.',
    expected: 'des fournisseurs séparés par des virgules, par exemple google.com,apple.com,oidc.maison=Ma Maison',
    fallback: 'none: password and link by mail alone',
  }),
  FIREBASE_AUTH_EMULATOR_HOST: define({
    schema: z
      .string()
      .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d{2,5}$/)
      .optional(),
    description: 'Firebase’s own emulator of its identities, in place of Google; demo mode only: it signs nothing.',
    expected: 'une machine et un port d’ici, par exemple 127.0.0.1:9099',
    fallback: 'Google',
  }),
}

export const firebaseNames = Object.keys(firebaseDefinitions) as (keyof typeof firebaseDefinitions)[]
