import { brandCodes } from '@consoeurs/brand/codes'
import type { Breaks } from '../../break.ts'

const web = 'apps/web/app'
const identity = 'apps/api/src/features/identity'
const settings = { file: 'apps/server/src/settings.ts', test: 'apps/server/src/settings.test.ts' }
const head = {
  file: `${web}/page-meta.tsx`,
  test: `${web}/page-meta.test.tsx`,
  named: 'has a title that names the site, and its description',
}
const [ofEncounters, ofRawFood] = brandCodes
const forWhom = 'packages/brand/src/for-whom.test.ts'
const titles = `${web}/page-title.test.ts`

/** Brands, heads of pages, identities, the backend and what pages load. */
export const house: Breaks = {
  '« a French-language social network for women »: each says so, in a box of its own, before she has an account': {
    file: 'packages/contract/src/identity.ts',
    from: 'woman: accepted(',
    to: 'woman: z.boolean(',
    test: `${identity}/identity.test.ts`,
    named: 'refuses no word that she is a woman',
  },
  '« One variant targets a community of women seeking dating and exchange »': {
    file: `packages/brand/brands/${ofEncounters}/choices.ts`,
    from: "value: 'rencontre'",
    to: "value: 'rencontres'",
    test: forWhom,
  },
  '… « the other targets a raw-food and natural-nutrition community »': {
    file: `packages/brand/brands/${ofRawFood}/choices.ts`,
    from: "kind: 'recette',",
    to: "kind: 'recettes',",
    test: forWhom,
  },
  '« two branded variants chosen by a configuration code »': {
    ...settings,
    from: 'variant = raw.VARIANT ?? defaultBrandCode',
    to: 'variant = defaultBrandCode',
    named: 'puts a mark in front',
  },
  '« Page title … differ by variant »': {
    ...head,
    from: 'pageTitle(title, brand.name,',
    to: "pageTitle(title, 'Site',",
  },
  '« … and description differ by variant »': {
    ...head,
    from: 'description ?? brand.text.description',
    to: 'description ?? title',
  },
  '« page title, separator, site name »': {
    file: `${web}/page-title.ts`,
    from: '`${page} – ${site}`',
    to: '`${site} – ${page}`',
    test: titles,
  },
  '« The html lang attribute is set »': {
    file: `${web}/root.tsx`,
    from: 'lang="fr"',
    to: '',
    test: `${web}/root.test.tsx`,
    named: 'says that it is in French',
  },
  '« A canonical link is built from the path plus only whitelisted query parameters »': {
    file: `${web}/canonical.ts`,
    from: 'for (const name of kept)',
    to: 'for (const name of new Set(given.keys()))',
    test: titles,
    named: 'canonicalUrl',
  },
  '« the whitelist is configuration »': {
    ...settings,
    from: "raw.CANONICAL_QUERY ?? ['page']",
    to: "['page']",
    named: 'reads the file',
  },
  '« authenticates through a third-party identity provider »: any OpenID Connect provider, by setting': {
    file: `${identity}/federated-provider.ts`,
    from: 'if (provider.issuer === settings.issuer) return provider',
    to: 'if (provider.issuer !== settings.issuer) return provider',
    test: `${identity}/federated.test.ts`,
    named: 'comes back by the same way',
  },
  '« authenticates through a third-party identity provider »: Firebase Authentication, by setting': {
    file: `${identity}/exchange-id-token.ts`,
    from: '  if (known !== undefined) return { member: known }\n',
    to: '',
    test: `${identity}/firebase.test.ts`,
    named: 'is no member before she has met our own conditions',
  },
  '« a headless CMS backend », and the desk of those who write in it': {
    file: 'apps/api/src/platform/collections/collection.routes.ts',
    from: 'if (query.drafts && !seesDrafts(viewer))',
    to: 'if (query.drafts && viewer === null)',
    test: 'apps/api/src/features/articles/articles.query.test.ts',
    named: 'drafts are for those who write',
  },
  '« base URL is a public runtime setting (strapiUrl) »': {
    ...settings,
    from: 'strapiUrl: settings.strapiUrl',
    to: "strapiUrl: ''",
    named: 'gives a base of product calls',
  },
  '… and product calls go there: with the cookie where that is the page’s own origin, with a bearer elsewhere': {
    file: `${web}/api/product-fetch.ts`,
    from: "base === '' ? fetch",
    to: 'base !== null ? fetch',
    test: `${web}/api/product-fetch.test.ts`,
    named: 'go to the base of the public settings',
  },
  '« HEIC images can be converted in the browser to image/jpeg »': {
    file: `${web}/features/files/prepare-picture.ts`,
    from: "kind === 'heic' ? fromHeic(file, onPreparing) : checkBytes(file)",
    to: 'checkBytes(file)',
    test: `${web}/features/files/prepare-picture.test.ts`,
    named: 'converts a HEIC to image/jpeg',
  },
  '« An animation stylesheet is loaded from a public CDN at start-up »: from the address of a setting; our own copy without it, so that no CDN learns of every visit':
    {
      file: `${web}/theme/animation-styles.tsx`,
      from: 'href || own',
      to: 'own || href',
      test: `${web}/theme/animation-styles.test.ts`,
      named: 'the public address of the setting',
    },
  '« Analytics tag loading is configured from public settings »: nothing before a visitor agrees, nothing after she takes it back, never for a member':
    {
      file: `${web}/consent/install-ask.ts`,
      from: "if (agrees('analytics')) this.#measure()",
      to: 'if (this.#tag !== null) this.#measure()',
      test: `${web}/consent/install-ask.test.ts`,
      named: 'nothing before she agrees',
    },
}
