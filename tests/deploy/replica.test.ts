import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const deploy = join(import.meta.dirname, '../../deploy')
const run = promisify(execFile)

/** In the place of PostgreSQL's programs, under their names: what was done is kept as lines, and a copy can break off. */
const programs = {
  pg_basebackup: `#!/bin/bash
while [ $# -gt 0 ]; do if [ "$1" = --pgdata ]; then to=$2; fi; shift; done
echo copied >> "$DONE"
mkdir -m 700 "$to" && touch "$to/PG_VERSION"
[ ! -e "$BREAKS" ] || exit 1
touch "$to/standby.signal"`,
  postgres: `#!/bin/bash
echo "runs $2" >> "$DONE"`,
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consoeurs-replica-'))
  for (const [name, source] of Object.entries(programs)) {
    writeFileSync(join(folder, name), source)
    chmodSync(join(folder, name), 0o755)
  }
  mkdirSync(volume())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const volume = () => join(folder, 'volume')
const data = () => join(volume(), 'replica')
const done = () => readFileSync(join(folder, 'done'), 'utf8').trim().split('\n')
const start = () =>
  run('bash', [join(deploy, 'postgres/follow.sh')], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      REPLICA_VOLUME: volume(),
      DONE: join(folder, 'done'),
      BREAKS: join(folder, 'breaks'),
    },
  })

describe('follow.sh', () => {
  it('copies once, and follows at every start', async () => {
    await start()
    await start()
    expect(done()).toEqual(['copied', `runs ${data()}`, `runs ${data()}`])
  })

  it('restarts an interrupted copy', async () => {
    writeFileSync(join(folder, 'breaks'), '')
    await expect(start()).rejects.toThrow()
    expect(done()).toEqual(['copied'])
    rmSync(join(folder, 'breaks'))
    await start()
    expect(done()).toEqual(['copied', 'copied', `runs ${data()}`])
    expect(existsSync(join(data(), 'standby.signal'))).toBe(true)
  })

  it('keeps a promoted database', async () => {
    await start()
    rmSync(join(data(), 'standby.signal'))
    writeFileSync(join(data(), 'written-since'), '')
    await start()
    expect(done()).toEqual(['copied', `runs ${data()}`, `runs ${data()}`])
    expect(existsSync(join(data(), 'written-since'))).toBe(true)
  })
})

it('uses the settings of its primary', () => {
  const { services } = parse(readFileSync(join(deploy, 'compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { command: string[]; volumes: string[] }>
  }
  const file = '/etc/postgresql/settings.conf'
  for (const name of ['postgres', 'postgres-replica'])
    expect(services[name]?.volumes, name).toContain(`./postgres/settings.conf:${file}:ro`)
  expect(services.postgres?.command).toContain(`config_file=${file}`)
  expect(readFileSync(join(deploy, 'postgres/follow.sh'), 'utf8')).toContain(`-c config_file=${file}`)
})
