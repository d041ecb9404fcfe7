export default {
  mutate: ['packages/contract/src/**/*.ts', 'apps/api/src/**/*.policy.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Stryker runs the tests in a copy of the project, and links node_modules of the original into it. Our own packages
  // would then be the originals, without mutants. Their links are relative: copied, they lead to the packages of the copy.
  // Node finds all other packages in the folders above it. Hence the warning that node_modules could not be linked.
  buildCommand:
    "node --eval fs.cpSync('../../node_modules/@consoeurs','node_modules/@consoeurs',{recursive:true,verbatimSymlinks:true})",
  ignorePatterns: ['.data', 'bench-results', 'build', 'coverage', 'screenshots', 'test-results'],
  // No such file: to rewrite tsconfig.json, Stryker needs the JavaScript API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  // A mutant in code that runs at import, as most of a schema does, would need all tests in a new process.
  ignoreStatic: true,
  concurrency: 2,
  // Added to 1.5 times the duration in the first run: on a busy machine, starting the API can take much longer.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text'],
  cleanTempDir: 'always',
}
