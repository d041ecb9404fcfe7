import { z } from 'zod'
import { define, oneOf } from './setting-definition.ts'

const clientAuths = ['basic', 'post'] as const

/** Kept to the letter: a provider's tokens carry this very text, with or without its last slash. */
const issuer = z.url({ protocol: /^https?$/ }).refine((text) => {
  if (!URL.canParse(text)) return false
  const { search, hash, username } = new URL(text)
  return search === '' && hash === '' && username === ''
})

/** The provider behind « Continuer avec … », with IDENTITY=oidc. */
export const openIdDefinitions = {
  OIDC_ISSUER: define({
    schema: issuer.optional(),
    description: 'OpenID Connect provider, by the address that its discovery document calls `issuer`.',
    expected: 'l’adresse de l’émetteur, telle que le fournisseur l’annonce, par exemple https://comptes.exemple.fr',
    fallback: 'none; needed by `IDENTITY=oidc`',
  }),
  OIDC_CLIENT_ID: define({
    schema: z.string().max(500).optional(),
    description: 'Name under which the provider knows this site.',
    expected: 'l’identifiant que le fournisseur a donné à ce site',
    fallback: 'none; needed by `IDENTITY=oidc`',
  }),
  OIDC_CLIENT_SECRET: define({
    schema: z.string().max(500).optional(),
    description: 'Secret that the provider shares with this site.',
    expected: 'le secret que le fournisseur a donné à ce site',
    fallback: 'a public client, held by PKCE alone',
  }),
  OIDC_CLIENT_AUTH: define({
    schema: z.enum(clientAuths).optional(),
    description: 'How the secret is sent: in a header (`basic`) or in the body (`post`).',
    expected: oneOf(clientAuths),
    fallback: '`basic`',
  }),
  OIDC_NAME: define({
    schema: z.string().max(40).optional(),
    description: 'Name of the provider on the button.',
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
    description: 'What is asked of the provider, separated by spaces.',
    expected: 'des portées séparées par des espaces, dont « openid »',
    fallback: '`openid email profile`',
  }),
}
