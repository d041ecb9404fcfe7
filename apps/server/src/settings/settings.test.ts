import { defaultBrandCode } from '@consoeurs/brand'
import { describe, expect, it } from 'vitest'
import { oidc, settingsFixture } from './settings.fixture.ts'
import { publicSettings } from './settings.ts'
import { definitions, settingNames } from './settings-definitions.ts'

const { load, pathOf, writeFile, refusal } = settingsFixture()

describe('without any setting', () => {
  it('is a demo on this machine alone, in the first brand', () => {
    expect(load()).toMatchObject({
      variant: defaultBrandCode,
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      strapiUrl: '',
      dataDir: pathOf('.data', defaultBrandCode),
      limits: true,
      canonicalQuery: ['page'],
      trustProxy: [],
    })
  })
})

describe('pushes', () => {
  it('go to the services of common browsers, or to those of the setting', () => {
    expect(load().pushServices).toEqual(expect.arrayContaining(['fcm.googleapis.com', '*.push.apple.com']))
    expect(load({ PUSH_SERVICES: 'push.exemple.fr, *.push.apple.com' }).pushServices).toEqual([
      'push.exemple.fr',
      '*.push.apple.com',
    ])
    expect(load({ PUSH_SERVICES: '*' }).pushServices).toEqual(['*'])
  })

  it('name a contact as RFC 8292 requires', () => {
    expect(load().pushContact).toBeUndefined()
    expect(load({ PUSH_CONTACT: 'technique@exemple.fr' }).pushContact).toBe('mailto:technique@exemple.fr')
    expect(load({ PUSH_CONTACT: 'https://exemple.fr/contact' }).pushContact).toBe('https://exemple.fr/contact')
  })
})

describe('the two sources', () => {
  it('reads the file', () => {
    writeFile('PORT=4000\nCANONICAL_QUERY="page, tri"\n')
    expect(load()).toMatchObject({ port: 4000, canonicalQuery: ['page', 'tri'], publicUrl: 'http://localhost:4000' })
  })

  it('reads a file with a byte order mark', () => {
    writeFile('\ufeffPORT=4000\r\nVARIANT=seve\r\n')
    expect(load()).toMatchObject({ port: 4000, variant: 'seve' })
  })

  it.each([
    ['no equals sign', '# mes réglages\n\nPORT 4000\n', 3],
    ['no name', 'PORT=4000\n=seve\n', 2],
  ])('refuses a line of the file with %s, by its number', (_what, text, line) => {
    writeFile(text)
    expect(refusal()).toContain(`ligne ${line}`)
  })

  it('lets the environment override the file', () => {
    writeFile('PORT=4000\n')
    expect(load({ PORT: '5000' }).port).toBe(5000)
  })

  it('treats an empty value as absent', () => {
    writeFile('PORT=\n')
    expect(load({ DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('lets an empty value of the environment switch off that of the file', () => {
    writeFile('SMTP_URL=smtp://mail\n')
    expect(load().smtpUrl).toBe('smtp://mail')
    expect(load({ SMTP_URL: '' }).smtpUrl).toBeUndefined()
  })

  it('keeps a data folder with spaces and accents, relative to the project', () => {
    expect(load({ DATA_DIR: 'mes données' }).dataDir).toBe(pathOf('mes données'))
  })
})

describe('the bucket of files', () => {
  it('is parsed from one address', () => {
    expect(load({ S3_URL: 's3://cl%C3%A9:a%2Fb@s3.gra.exemple.fr/photos?region=gra' }).s3).toEqual({
      endpoint: 'https://s3.gra.exemple.fr',
      region: 'gra',
      bucket: 'photos',
      prefix: defaultBrandCode,
      accessKeyId: 'clé',
      secretAccessKey: 'a/b',
    })
  })

  it('may be local, unencrypted, and have a prefix', () => {
    expect(load({ S3_URL: 'http://cle:secret@127.0.0.1:9000/seau/un/dossier' }).s3).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      prefix: 'un/dossier',
    })
  })
})

describe('a bad value', () => {
  it.each([
    ['VARIANT', 'rose'],
    ['MODE', 'prod'],
    ['PORT', '70000'],
    ['PORT', '0'],
    ['PORT', '30 00'],
    ['HOST', 'http://ici'],
    ['PUBLIC_URL', 'exemple.fr'],
    ['PUBLIC_URL', 'https://exemple.fr/chemin'],
    ['STRAPI_URL', 'ftp://exemple.fr'],
    ['CORS_ORIGINS', 'https://a.fr,b'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['REDIS_URL', 'http://a'],
    ['S3_URL', 's3://machine/seau'],
    ['S3_URL', 's3://cle:secret@machine'],
    ['S3_URL', 'ftp://cle:secret@machine/seau'],
    ['WORKERS', '0'],
    ['WORKERS', 'deux'],
    ['LIMITS', 'non'],
    ['SECRET', 'court'],
    ['SECRET', 'a'.repeat(44)],
    ['SECRET_PREVIOUS', 'une-cle-assez-longue-pour-en-etre-une-vraie,court'],
    ['SMTP_URL', 'http://a'],
    ['SMTP_FROM', 'bonjour'],
    ['SMTP_FROM', 'Sève <bonjour>'],
    ['IDENTITY', 'google'],
    ['OIDC_ISSUER', 'comptes.exemple.fr'],
    ['OIDC_ISSUER', 'https://comptes.exemple.fr?a=1'],
    ['OIDC_CLIENT_AUTH', 'jwt'],
    ['OIDC_SCOPES', 'email profile'],
    ['PUSH', 'apns'],
    ['ANIMATE_CSS_URL', 'http://cdn.exemple.fr/a.css'],
    ['CANONICAL_QUERY', 'a b'],
    ['TRUST_PROXY', 'partout'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'loopback,::1/200'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['PUSH_SERVICES', 'https://fcm.googleapis.com'],
    ['PUSH_SERVICES', '*.com, *.*'],
    ['PUSH_CONTACT', 'http://exemple.fr/contact'],
    ['LOG_LEVEL', 'verbose'],
  ] as const)('%s=%s is refused with its name and what is expected', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toContain(`Réglage ${name}`)
    expect(message).toContain(definitions[name].expected)
  })

  it.each([
    ['bonjour@exemple.fr', { address: 'bonjour@exemple.fr' }],
    ['Les amies <bonjour@exemple.fr>', { name: 'Les amies', address: 'bonjour@exemple.fr' }],
    ['"Sève, l’équipe" <bonjour@exemple.fr>', { name: 'Sève, l’équipe', address: 'bonjour@exemple.fr' }],
    ['<bonjour@exemple.fr>', { address: 'bonjour@exemple.fr' }],
  ])('the sender of mails may have a name: %s', (text, sender) => {
    const { smtpFrom, operatorEmail } = load({ SMTP_FROM: text })
    expect([smtpFrom, operatorEmail]).toEqual([sender, 'bonjour@exemple.fr'])
  })

  it('reports all bad settings at once, one sentence a line', () => {
    expect(refusal({ PORT: 'x', MODE: 'y' }).split('\n')).toHaveLength(2)
  })
})

describe('an unknown setting', () => {
  it('is refused in the file, with the likely name', () => {
    writeFile('VARIANTE=seve\n')
    expect(refusal()).toBe('Réglage inconnu\u202f: VARIANTE. Voulais-tu dire VARIANT\u202f?')
  })

  it('is refused in the file even without a similar name', () => {
    writeFile('COULEUR=bleu\n')
    expect(refusal()).toContain('Réglage inconnu\u202f: COULEUR.')
  })

  it.each([
    ['VARIANTE', 'VARIANT'],
    ['variant', 'VARIANT'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['CONSOEURS_PORT', 'PORT'],
  ])('is refused in the environment if it is a likely typo: %s', (name, meant) => {
    expect(refusal({ [name]: 'x' })).toContain(`Voulais-tu dire ${meant}`)
  })

  it('accepts the variables of other programs', () => {
    const others = [
      'NODE',
      'HOSTNAME',
      'PWD',
      'POST',
      'NODE_ENV',
      'npm_config_port',
      'SHELL',
      'USER',
      'HOSTTYPE',
      'PATH',
    ]
    expect(() => load(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow()
  })
})

describe('the public settings', () => {
  it('never contain a secret', () => {
    const secrets = {
      SECRET: 'secret-de-trente-deux-caracteres-au-moins',
      SECRET_PREVIOUS: 'le-secret-d-avant-de-trente-deux-caracteres',
      DATABASE_URL: 'postgres://lea:motdepasse@base/consoeurs',
      SMTP_URL: 'smtp://lea:motdepasse@mail',
      S3_URL: 's3://cle:secret-du-seau@machine/seau',
      METRICS_TOKEN: 'jeton-de-mesure-tres-long',
      OIDC_CLIENT_SECRET: 'secret-du-fournisseur',
    }
    const shown = JSON.stringify(publicSettings(load({ ...oidc, ...secrets })))
    for (const value of Object.values(secrets)) expect(shown).not.toContain(value)
  })

  it('contain an API base only if it is another origin', () => {
    expect(publicSettings(load({ STRAPI_URL: 'http://localhost:3000/' })).strapiUrl).toBe('')
    expect(publicSettings(load({ STRAPI_URL: 'http://api.localhost:3000' })).strapiUrl).toBe(
      'http://api.localhost:3000',
    )
  })
})

describe('pages with an API at another origin', () => {
  it('are allowed origins beside the configured ones, and there is none without it', () => {
    const api = { STRAPI_URL: 'http://api.localhost:3000' }
    expect(load().corsOrigins).toEqual([])
    expect(load(api).corsOrigins).toEqual(['http://localhost:3000'])
    expect(load({ ...api, CORS_ORIGINS: 'https://a.fr, http://localhost:3000' }).corsOrigins).toEqual([
      'http://localhost:3000',
      'https://a.fr',
    ])
    expect(load({ STRAPI_URL: 'http://localhost:3000' }).corsOrigins).toEqual([])
  })
})

it('describes every setting for the documentation', () => {
  for (const name of settingNames) {
    expect(definitions[name].description).toMatch(/^[A-Z].*\.$/)
    expect(definitions[name].expected).not.toBe('')
  }
})
