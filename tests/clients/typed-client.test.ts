import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { writeApiTypes } from '@consoeurs/test-support/write-api-types'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A program with types generated from the served description: openapi-typescript and openapi-fetch. */
const run = promisify(execFile)
const modules = join(import.meta.dirname, '../../node_modules')
const tsconfig = {
  extends: '../../../tsconfig.json',
  compilerOptions: { noEmit: false, rewriteRelativeImportExtensions: true },
  files: ['typed-program.ts'],
  include: [],
  exclude: [],
}

const password = 'une longue phrase de passe'

let test: TestApp
let folder: string
/** Errors of the compiler. */
let compiled: string
beforeAll(async () => {
  test = await buildTestApp()
  // Below node_modules, where the program finds its library.
  mkdirSync(join(modules, '.cache'), { recursive: true })
  folder = mkdtempSync(join(modules, '.cache/typed-client-'))
  copyFileSync(join(import.meta.dirname, 'fixtures/typed-program.ts'), join(folder, 'typed-program.ts'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  const { body } = await test.visitor.gets('/api/openapi.json')
  await writeApiTypes(JSON.stringify(body), join(folder, 'api-types.ts'))
  const { stdout } = await run(process.execPath, [join(modules, 'typescript/lib/tsc.js'), '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  compiled = stdout
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true })
})

it('compiles against the generated types', () => {
  expect(compiled).toBe('')
})

it('signs in, publishes once, reads and lists, and gets typed errors', async () => {
  const camille = await test.personas.camille()
  await test.personas.givesPassword(camille, password)
  const baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { stdout } = await run(process.execPath, [
    join(folder, 'typed-program.js'),
    baseUrl,
    camille.username,
    password,
  ])
  expect(JSON.parse(stdout)).toEqual({
    title: 'Balade',
    author: 'camille',
    statuses: [200, 200],
    sameShare: true,
    first: true,
    cursor: null,
    refused: [400, 'VALIDATION'],
    unknown: [401, 'SIGN_IN_REQUIRED'],
  })
})
