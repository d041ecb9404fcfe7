import { vi } from 'vitest'

/** Files of this project share their modules: one that replaced or reloaded a module would change it for the next. */
function refuse(): never {
  throw new Error('Name this file *.isolated.test.ts: it changes modules that other test files share.')
}

Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse })
