import { z } from 'zod'
import { define, oneOf } from './setting-definition.ts'

const clientAuths = ['basic', 'post'] as const

/** Kept verbatim: tokens carry exactly this text, with or without a trailing slash. */
const issuer = z.url({ protocol: /^https?$/ }).refine((text) => {
  if (!URL.canParse(text)) return false
  const { search, hash, username } = new URL(text)
  return search === '' && hash === '' && username === ''
})

export const openIdDefinitions = {
  OIDC_ISSUER: define({
    schema: issuer.optional(),
    description: 'Issuer URL of the OpenID Connect provider, exactly as its discovery document has it.',
    expected: 'l’adresse de l’émetteur, telle que le fournisseur l’annonce, par exemple https://comptes.exemple.fr',
    fallback: 'none; required by `IDENTITY=oidc`',
  }),
  OIDC_CLIENT_ID: define({
    schema: z.string().max(500).optional(),
    description: 'Client ID that the provider gave to this site.',
    expected: 'l’identifiant que le fournisseur a donné à ce site',
    fallback: 'none; required by `IDENTITY=oidc`',
  }),
  OIDC_CLIENT_SECRET: define({
    schema: z.string().max(500).optional(),
    description: 'Client secret that the provider gave to this site.',
    expected: 'le secret que le fournisseur a donné à ce site',
    fallback: 'none (public client with PKCE)',
  }),
  OIDC_CLIENT_AUTH: define({
    schema: z.enum(clientAuths).optional(),
    description: 'How the client secret is sent: `basic` (header) or `post` (body).',
    expected: oneOf(clientAuths),
    fallback: '`basic`',
  }),
  OIDC_NAME: define({
    schema: z.string().max(40).optional(),
    description: 'Name of the provider on the sign-in button, at most 40 characters.',
    expected: 'un nom de 40 caractères au plus',
    fallback: 'host of `OIDC_ISSUER`',
  }),
  OIDC_SCOPES: define({
    schema: z
      .string()
      .regex(/^[!#-[\]-~]+( +[!#-[\]-~]+)*$/)
      .transform((text) => text.split(/ +/))
      .refine((scopes) => scopes.includes('openid'))
      .optional(),
    description: 'Scopes to request, separated by spaces; must contain `openid`.',
    expected: 'des portées séparées par des espaces, dont « openid »',
    fallback: '`openid email profile`',
  }),
}
