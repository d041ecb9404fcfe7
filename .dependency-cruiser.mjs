// The import rules of ARCHITECTURE.md. A rule's comment is what the person who broke it reads: it says what to do instead.
// Names begin with the rule's number; tests/rules/imports.test.ts plants one breach of each and expects it to be named.

const OURS = '^(apps|packages|tools|tests)/'
const FEATURES = '^apps/api/src/features'
const WEB_FEATURES = '^apps/web/app/features'
const UI = '^apps/web/app/ui/'
const TESTS = '\\.(test|spec|scene)\\.tsx?$'

/** The groups of features, lowest first: a module imports from its own group and from those before it. */
export const groups = {
  [FEATURES]: ['foundation', 'account', 'people', 'publishing', 'kitchen', 'chat', 'moderation', 'operations'],
  [WEB_FEATURES]: [
    'foundation',
    'account',
    'people',
    'publishing',
    'kitchen',
    'chat',
    'moderation',
    'operations',
    'home',
  ],
}

/** @returns {import('dependency-cruiser').IForbiddenRuleType[]} */
const importsGoDownward = () =>
  Object.entries(groups).flatMap(([root, names]) =>
    names.slice(0, -1).map((name, position) => ({
      name: '2-imports-go-downward',
      comment:
        'A lower group never imports a higher one: move what both need down, let the higher module register itself, or emit an event that it listens to.',
      severity: /** @type {const} */ ('error'),
      from: { path: `${root}/${name}/`, pathNot: TESTS },
      to: { path: `${root}/(${names.slice(position + 1).join('|')})/` },
    })),
  )

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: '1-contract-and-brand-stand-alone',
    comment:
      'contract and brand are what everyone builds on: move what they need into one of them, or pass it in as data.',
    severity: 'error',
    from: { path: '^packages/(contract|brand)/' },
    to: { path: OURS, pathNot: '^packages/(contract|brand)/' },
  },
  {
    name: '1-contract-takes-only-types-of-brand',
    comment:
      'contract and brand know each other by `import type` alone: a value of the other would tie every client to it.',
    severity: 'error',
    from: { path: '^packages/contract/' },
    to: { path: '^packages/brand/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: '1-brand-takes-only-types-of-contract',
    comment:
      'contract and brand know each other by `import type` alone: a value of the other would tie every client to it.',
    severity: 'error',
    from: { path: '^packages/brand/', pathNot: TESTS },
    to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: '1-browser-never-reaches-the-server',
    comment: 'web and admin talk to the API over HTTP: add a route in apps/api and its schema in packages/contract.',
    severity: 'error',
    from: { path: '^apps/(web|admin)/', pathNot: TESTS },
    to: { path: '^(apps/(api|server)|packages/database|tools|tests)/' },
  },
  {
    name: '1-database-knows-no-app',
    comment: 'database holds tables and opens them: the rule that you need here belongs to a feature of apps/api.',
    severity: 'error',
    from: { path: '^packages/database/', pathNot: TESTS },
    to: { path: '^(apps|tests)/' },
  },
  {
    name: '1-api-knows-no-process',
    comment: 'apps/server starts apps/api, never the other way: take the value as a dependency of buildApp.',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: { path: '^apps/(server|web|admin)/' },
  },
  {
    name: '1-product-never-imports-its-tests',
    comment: 'tests/ is for tests: move what the product needs to where it belongs.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: TESTS },
    to: { path: '^tests/' },
  },
  {
    name: '2-features-meet-in-public',
    comment: 'Read another feature through its public.ts; make it act through an event.',
    severity: 'error',
    from: { path: `${FEATURES}/([^/]+/[^/]+)/` },
    to: { path: `${FEATURES}/[^/]+/[^/]+/`, pathNot: [`${FEATURES}/$1/`, `${FEATURES}/[^/]+/[^/]+/public\\.ts$`] },
  },
  ...importsGoDownward(),
  {
    name: '2-web-features-meet-in-public',
    comment: 'A feature of the web app uses another through its public.ts(x), or a route puts them side by side.',
    severity: 'error',
    from: { path: `${WEB_FEATURES}/([^/]+/[^/]+)/` },
    to: {
      path: `${WEB_FEATURES}/[^/]+/[^/]+/`,
      pathNot: [`${WEB_FEATURES}/$1/`, `${WEB_FEATURES}/[^/]+/[^/]+/public\\.tsx?$`],
    },
  },
  {
    name: '3-ui-knows-no-domain',
    comment: 'ui/ draws what it is given: pass the value as a prop, or put the component in features/<noun>/.',
    severity: 'error',
    from: { path: UI, pathNot: TESTS },
    to: {
      path: '^(apps/web/app/(features|routes|layouts|pwa)|packages/contract)/',
      // How texts are cut and keys are read: no domain word in them.
      pathNot: '^packages/contract/src/text/(truncate|enter-key)\\.ts$',
    },
  },
  {
    name: '3-platform-knows-no-feature',
    comment: 'platform/ offers, features/ use: let the feature register itself, or listen to its event.',
    severity: 'error',
    from: { path: '^apps/api/src/platform/', pathNot: TESTS },
    to: { path: `${FEATURES}/` },
  },
  {
    name: '5-features-never-open-the-database',
    comment: 'A feature gets its handle from the route (reads) or the unit of work (`tx`, writes): it never opens one.',
    severity: 'error',
    from: { path: `${FEATURES}/`, pathNot: TESTS },
    to: { path: '^packages/database/src/(open|migrate)\\.ts$' },
  },
  {
    name: '7-a-brand-is-found-never-imported',
    comment:
      'Ask loadBrand, loadSeed or publicFolder for it by its code: whoever imports a brand knows which one it is.',
    severity: 'error',
    from: { pathNot: '^packages/brand/brands/' },
    to: { path: '^packages/brand/brands/' },
  },
  {
    name: '7-brands-know-no-other-brand',
    comment: 'What two brands share lies in packages/brand/src/; what they do not share, each has in its own folder.',
    severity: 'error',
    from: { path: '^packages/brand/brands/([^/]+)/' },
    to: { path: '^packages/brand/brands/', pathNot: '^packages/brand/brands/$1/' },
  },
  {
    name: 'no-circle',
    comment: 'Two modules that need each other are one module, or hide a third: take out what both need.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-exists',
    comment:
      'The imported module was not found: a wrong path, a missing extension, or a package that is not installed.',
    severity: 'error',
    // A fixture imports what its test writes beside it.
    from: { pathNot: '/fixtures/' },
    to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:', '^apps/(web|api|admin)/build/'] },
  },
]

export default {
  forbidden,
  options: {
    // TypeScript 7 has no parser API: without swc this tool reads nothing and passes.
    parser: /** @type {const} */ ('swc'),
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
