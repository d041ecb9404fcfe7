// Finds a program for the tests, or installs it by apt or the vendor's download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PreparationError, run, step } from './prepare.mjs'

/**
 * @typedef {object} Program
 * @property {string} title name in messages
 * @property {string} variable environment variable with its path
 * @property {string[]} names of its executable
 * @property {RegExp} version expected output of `--version`
 * @property {string} debian its package
 * @property {() => string | undefined | Promise<string | undefined>} [downloaded] path after `download`
 * @property {(refusal: string) => Promise<void>} [download] vendor's download
 * @property {string} refusal
 */

/**
 * @param {Program} program
 * @returns its path
 */
export async function ensureProgram(program) {
  const given = process.env[program.variable]
  if (given) {
    if (starts(program, given)) return given
    throw new PreparationError(`${program.variable} ne mène pas à un ${program.title} qui démarre : ${given}`)
  }
  return (await find(program)) ?? (await install(program))
}

async function find(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = program.names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, await program.downloaded?.()].find((path) => path !== undefined && starts(program, path))
}

async function install(program) {
  const attempts = [isDebianRoot() && installBySystem, program.download && installByDownload].filter(Boolean)
  let details = ''
  for (const attempt of attempts) {
    try {
      await step(`Installation de ${program.title}`, () => attempt(program))
    } catch (error) {
      details = error.details ?? String(error)
      continue
    }
    const found = await find(program)
    if (found) return found
  }
  throw new PreparationError(program.refusal, details)
}

async function installBySystem({ debian, refusal: failure }) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, failure })
  await run('apt-get', ['install', '-y', '--no-install-recommends', debian], { env, failure })
}

const installByDownload = ({ download, refusal }) => download(refusal)

/** Some systems install a stub that only explains how to install the program. */
function starts({ version }, path) {
  if (!existsSync(path)) return false
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return asked.status === 0 && version.test(asked.stdout)
}

export function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
