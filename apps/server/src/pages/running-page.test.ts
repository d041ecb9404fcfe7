import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { settingNames } from '../settings/settings-definitions.ts'

const root = join(import.meta.dirname, '../../../..')
const page = readFileSync(join(root, 'docs/security/running.md'), 'utf8')

/** The lines of the log, by the words that the code writes. */
const loggedIn = (text: string) =>
  [...text.matchAll(/\b(?:log|logger)\.(?:info|warn|error)\((?:[^()']|\([^()]*\))*'([^']+)'\)/g)].map(
    ([, words = '']) => words,
  )

it('the page on operation lists every log message of the code', () => {
  const files = globSync('apps/{api,server}/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const lines = files.flatMap((file) => loggedIn(readFileSync(join(root, file), 'utf8')))
  expect(lines.length).toBeGreaterThan(15)
  expect(lines.filter((words) => !page.includes(`\`${words}\``))).toEqual([])
})

/** Addresses that pages or mails say, which the server itself does not speak with. */
const notSpokenWith = ['PUBLIC_URL', 'STRAPI_URL', 'ANIMATE_CSS_URL', 'ANALYTICS_URL']

it('lists every setting that names an outside service', () => {
  const services = settingNames.filter((name) => /_(URL|ISSUER|SERVICES)$/.test(name) && !notSpokenWith.includes(name))
  expect(services.length).toBeGreaterThan(4)
  expect(services.filter((name) => !page.includes(`\`${name}`))).toEqual([])
})

it('lists the accepted files with their maximum size', () => {
  const taken = page.split('## Files that are taken')[1]?.split('\n## ')[0] ?? ''
  const source = readFileSync(join(root, 'apps/api/src/features/foundation/files/inspect-image.ts'), 'utf8')
  const formats = [...source.matchAll(/^ {2}\['(\w+)', \(bytes\)/gm)].map(([, format = '']) => format)
  expect(formats.length).toBeGreaterThan(4)
  // AVIF is what its decoder calls heif.
  const said = formats.map((format) => (format === 'heif' ? 'avif' : format))
  expect(said.filter((format) => !new RegExp(format, 'i').test(taken))).toEqual([])
  const MB = 1024 * 1024
  for (const words of [
    `${limits.uploadBytes / MB} MB`,
    `${limits.uploadPixels / 1_000_000} megapixels`,
    `${limits.uploadFrames} frames`,
    `${limits.uploadMemory / MB} MB of memory`,
  ])
    expect(taken.replaceAll('\n', ' ')).toContain(words)
})

it('lists every key, with its algorithm and rotation', () => {
  const keys = page.split('## Keys')[1]?.split('\n## ')[0] ?? ''
  for (const words of [
    '`SECRET`',
    'passwords | scrypt',
    'sessions',
    'the link that confirms an address | HMAC-SHA-256',
    'links in mails',
    'second factors',
    'passkeys',
    'VAPID',
  ])
    expect(keys).toContain(words)
  const rows = keys.split('\n').filter((line) => /^\| [^-]/.test(line))
  for (const line of rows) expect(line.split('|').filter((cell) => cell.trim() !== '')).toHaveLength(5)
})

it('lists the deadlines for security updates, and the limits of expensive operations', () => {
  for (const words of ['| two days |', '| a week |', '| a month |']) expect(page).toContain(words)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts.holes).toBe('node tools/security/holes.mjs')
  expect(page).toContain('`npm run holes`')
  const bounds = page.split('## What costs much')[1]?.split('\n## ')[0] ?? ''
  expect([...bounds.matchAll(/\| `(apps|packages)\/[^`]+` \|/g)].length).toBeGreaterThan(6)
})
