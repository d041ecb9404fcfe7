import { expect, it } from 'vitest'
import { missingEntries } from '../../tools/check-lock.ts'

const compiler = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: {
    'compiler-linux-x64-musl': '2.0.0',
    'compiler-darwin-arm64': '2.0.0',
    'compiler-wasm32-wasi': '2.0.0',
  },
}
const entry = { version: '2.0.0', dev: true, optional: true }

it('finds optional packages of other systems missing from the lock file', () => {
  expect(missingEntries({ packages: { 'node_modules/compiler': compiler } })).toEqual({
    'node_modules/compiler-linux-x64-musl': { ...entry, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/compiler-darwin-arm64': { ...entry, os: ['darwin'], cpu: ['arm64'] },
  })
})

it.each(['node_modules/compiler-', 'node_modules/builder/node_modules/compiler-'])(
  'is content with entries at %s…',
  (at) => {
    const packages = {
      'node_modules/builder/node_modules/compiler': compiler,
      [`${at}linux-x64-musl`]: entry,
      [`${at}darwin-arm64`]: entry,
    }
    expect(missingEntries({ packages })).toEqual({})
  },
)
