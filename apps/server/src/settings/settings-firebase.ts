import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { commaList } from '@consoeurs/contract/operations/site-settings'
import { z } from 'zod'
import { define } from './setting-definition.ts'

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

/** Inline or in a file; undefined for anything else. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8'))
  } catch {
    return undefined
  }
}

const providerId =
  /^((google|apple|facebook|github|twitter|microsoft|yahoo)\.com|(oidc|saml)\.[a-z\d-]+)(=[^=,]{1,40})?$/

/** « google.com » becomes Google, « oidc.maison=Ma Maison » becomes Ma Maison. */
const named = (list: string[]) =>
  list.map((text) => {
    const [id = '', given] = text.split('=')
    const bare = id.replace(/^(oidc|saml)\./, '').replace(/\.com$/, '')
    return { id, name: given ?? (bare === 'github' ? 'GitHub' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`) }
  })

const host = z.string().regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/)

export const firebaseDefinitions = {
  FIREBASE_PROJECT_ID: define({
    schema: z
      .string()
      .regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/)
      .optional(),
    description: 'ID of the Firebase project.',
    expected: 'l’identifiant d’un projet Firebase, par exemple consoeurs-1a2b3',
    fallback: 'none; required by `IDENTITY=firebase` and `PUSH=fcm`',
  }),
  FIREBASE_API_KEY: define({
    schema: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
    description: 'Web API key, by which browsers name the project to Google. It is not secret.',
    expected: 'la clé d’API web du projet Firebase',
    fallback: 'none; required by `IDENTITY=firebase` and `PUSH=fcm`',
  }),
  FIREBASE_AUTH_DOMAIN: define({
    schema: host.optional(),
    description: 'Host of the project’s sign-in pages.',
    expected: 'un nom de machine, par exemple consoeurs-1a2b3.firebaseapp.com',
    fallback: '`<FIREBASE_PROJECT_ID>.firebaseapp.com`',
  }),
  FIREBASE_SERVICE_ACCOUNT: define({
    schema: z.string().transform(jsonOf).pipe(ServiceAccount).optional(),
    description: 'Service account of the project: its JSON, or the path of the JSON file.',
    expected: 'le fichier JSON d’un compte de service, par son chemin ou en entier',
    fallback: 'none; required by `IDENTITY=firebase` and `PUSH=fcm`',
  }),
  FIREBASE_PROVIDERS: define({
    schema: commaList(z.string().regex(providerId)).transform(named).optional(),
    description:
      'Identity providers enabled in the project, separated by commas; `id=name` sets the name on the button, for example `google.com,oidc.maison=Ma Maison`.',
    expected: 'des fournisseurs séparés par des virgules, par exemple google.com,apple.com,oidc.maison=Ma Maison',
    fallback: 'none (password and sign-in link only)',
  }),
  FIREBASE_AUTH_EMULATOR_HOST: define({
    schema: z
      .string()
      .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d{2,5}$/)
      .optional(),
    description:
      'Firebase’s authentication emulator, for example `127.0.0.1:9099`. Demo mode only, because its tokens are unsigned.',
    expected: 'une machine et un port d’ici, par exemple 127.0.0.1:9099',
    fallback: 'none (Google)',
  }),
}

export const firebaseNames = Object.keys(firebaseDefinitions) as (keyof typeof firebaseDefinitions)[]
