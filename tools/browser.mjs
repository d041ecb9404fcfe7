// Finds a browser for the tests, or brings one: the machine's own, the system's package manager, its maker's download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PreparationError, run, step } from './prepare.mjs'

/**
 * @typedef {object} Browser
 * @property {string} title as a person calls it
 * @property {string} variable the environment's own answer
 * @property {string[]} names of its program
 * @property {RegExp} version what its program says to `--version`
 * @property {string} debian its package
 * @property {() => string | undefined | Promise<string | undefined>} downloaded where `download` put it
 * @property {(refusal: string) => Promise<void>} download
 * @property {string} refusal
 */

/** The path of one that starts. @param {Browser} browser */
export async function ensureBrowser(browser) {
  const given = process.env[browser.variable]
  if (given) {
    if (starts(browser, given)) return given
    throw new PreparationError(`${browser.variable} ne mène pas à un ${browser.title} qui démarre : ${given}`)
  }
  return (await find(browser)) ?? (await install(browser))
}

async function find(browser) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = browser.names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, await browser.downloaded()].find((path) => path !== undefined && starts(browser, path))
}

async function install(browser) {
  const attempts = isDebianRoot() ? [installBySystem, installByDownload] : [installByDownload]
  let details = ''
  for (const attempt of attempts) {
    try {
      await step(`Installation de ${browser.title}`, () => attempt(browser))
    } catch (error) {
      details = error.details ?? String(error)
      continue
    }
    const found = await find(browser)
    if (found) return found
  }
  throw new PreparationError(browser.refusal, details)
}

async function installBySystem({ debian, refusal: failure }) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, failure })
  await run('apt-get', ['install', '-y', '--no-install-recommends', debian], { env, failure })
}

const installByDownload = ({ download, refusal }) => download(refusal)

/** A file of that name is not enough: some systems put a stub there that only explains how to install it. */
function starts({ version }, path) {
  if (!existsSync(path)) return false
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return asked.status === 0 && version.test(asked.stdout)
}

export function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
