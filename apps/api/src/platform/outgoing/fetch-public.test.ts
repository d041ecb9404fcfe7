import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { createPublicFetcher, createPublicPoster, type PublicFetchOptions } from './fetch-public.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

/** 127.0.0.1 stands for a public address: no other address of this machine is allowed. */
async function serves(answer: RequestListener, host = '127.0.0.1'): Promise<{ port: string; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(request.url ?? '')
    void answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, host, done))
  return { port: String((server.address() as AddressInfo).port), heard }
}

/** Each resolution answers the next address; the last one stays. */
const resolvesTo = (...addresses: string[]) => {
  const lookup: LookupFunction = (_host, options, answer) => {
    const address = (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? ''
    const family = address.includes(':') ? 6 : 4
    if (options.all === true) answer(null, [{ address, family }])
    else answer(null, address, family)
  }
  return lookup
}

const html: PublicFetchOptions = { types: ['text/html'], maxBytes: 1000 }
const fetches = (
  address: string,
  { ports, lookup = resolvesTo('127.0.0.1'), ...more }: { ports: string[]; lookup?: LookupFunction; time?: number },
  options = html,
) => createPublicFetcher({ lookup, allowed: { addresses: ['127.0.0.1'], ports }, ...more })(new URL(address), options)

const page: RequestListener = (_request, response) =>
  response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>Bonjour</title>')

it('fetches a page of a public address', async () => {
  const { port } = await serves(page)
  const answer = await fetches(`http://exemple.test:${port}/a`, { ports: [port] })
  expect(String(answer.body)).toBe('<title>Bonjour</title>')
})

it.each([
  '127.0.0.2',
  '10.0.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:7f00:2',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
])('does not connect to a name that resolves to %s', async (address) => {
  await expect(fetches('http://exemple.test/', { ports: [], lookup: resolvesTo(address) })).rejects.toThrow(
    'is not allowed',
  )
})

it.each(['http://127.0.0.2/', 'http://[::1]/', 'http://2130706434/', 'http://0x7f.2/', 'http://[::ffff:127.0.0.2]/'])(
  'does not connect to %s',
  async (address) => {
    await expect(fetches(address, { ports: [] })).rejects.toThrow('is not allowed')
  },
)

it('checks the address of the connection itself, so that a second resolution leads nowhere', async () => {
  const { port } = await serves((_request, response) => response.writeHead(302, { location: '/again' }).end())
  const inside = await serves(page, '127.0.0.2')
  const lookup = resolvesTo('127.0.0.1', '127.0.0.2')
  await expect(fetches(`http://exemple.test:${port}/`, { ports: [port, inside.port], lookup })).rejects.toThrow(
    'is not allowed',
  )
  expect(inside.heard).toEqual([])
})

it.each([
  'http://127.0.0.2/',
  'http://[::1]:80/',
  'file:///etc/passwd',
  'http://exemple.test:22/',
  'gopher://exemple.test/',
  'http://a:b@exemple.test/',
])('does not follow a redirect to %s', async (location) => {
  const { port } = await serves((_request, response) => response.writeHead(302, { location }).end())
  await expect(fetches(`http://exemple.test:${port}/`, { ports: [port] })).rejects.toThrow(
    /is not allowed|scheme|port|credentials/,
  )
})

it('follows three redirects, and not a fourth', async () => {
  const { port, heard } = await serves((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) page(request, response)
    else response.writeHead(301, { location: `/${left - 1}` }).end()
  })
  expect((await fetches(`http://exemple.test:${port}/3`, { ports: [port] })).url.pathname).toBe('/0')
  await expect(fetches(`http://exemple.test:${port}/4`, { ports: [port] })).rejects.toThrow('too many redirects')
  expect(heard).toHaveLength(8)
})

it.each(['http://exemple.test:8080/', 'https://exemple.test:22/', 'ftp://exemple.test/', 'http://a:b@exemple.test/'])(
  'refuses %s without a connection',
  async (address) => {
    await expect(fetches(address, { ports: [] })).rejects.toThrow(/scheme|port|credentials/)
  },
)

it('refuses another type, an error and an encoded body', async () => {
  const { port } = await serves((request, response) => {
    if (request.url === '/type') response.setHeader('content-type', 'application/pdf').end('%PDF')
    else if (request.url === '/error') response.writeHead(500, { 'content-type': 'text/html' }).end()
    else {
      const bomb = gzipSync(Buffer.alloc(5_000_000))
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    }
  })
  const at = (path: string) => fetches(`http://exemple.test:${port}${path}`, { ports: [port] })
  await expect(at('/type')).rejects.toThrow('type application/pdf')
  await expect(at('/error')).rejects.toThrow('status 500')
  await expect(at('/bomb')).rejects.toThrow('encoding gzip')
})

it('refuses a huge body, announced or not, or cuts it where a head is enough', async () => {
  const { port } = await serves((request, response) => {
    response.setHeader('content-type', 'text/html')
    if (request.url === '/announced') response.setHeader('content-length', 1_000_000).end(Buffer.alloc(1_000_000))
    else {
      response.on('close', () => clearInterval(endless))
      const endless = setInterval(() => response.write(Buffer.alloc(700, 'a')), 1)
    }
  })
  const at = (path: string, options = html) => fetches(`http://exemple.test:${port}${path}`, { ports: [port] }, options)
  await expect(at('/announced')).rejects.toThrow('too large')
  await expect(at('/endless')).rejects.toThrow('too large')
  expect((await at('/endless', { ...html, cut: true })).body).toHaveLength(1000)
})

it('gives up on a server that sends slowly', async () => {
  const { port } = await serves((_request, response) => {
    response.setHeader('content-type', 'text/html').write('<title>')
  })
  await expect(fetches(`http://exemple.test:${port}/`, { ports: [port], time: 200 })).rejects.toThrow(/abort/i)
})

const poster = (ports: string[], lookup: LookupFunction = resolvesTo('127.0.0.1'), time = 5000) =>
  createPublicPoster({ lookup, allowed: { addresses: ['127.0.0.1'], ports }, time })
const letter = { headers: { 'x-kind': 'letter' }, body: 'Ça va\u202f?', maxBytes: 5 }

it('posts a body whole, and keeps the beginning of the answer', async () => {
  const { port } = await serves((request, response) => {
    request.setEncoding('utf8').on('data', (text) => {
      response.writeHead(201).end(`${request.method} ${request.headers['x-kind']} ${text}`)
    })
  })
  const whole = await poster([port]).post(new URL(`http://exemple.test:${port}/a`), { ...letter, maxBytes: 100 })
  expect([whole.status, String(whole.body)]).toEqual([201, 'POST letter Ça va\u202f?'])
  const cut = await poster([port]).post(new URL(`http://exemple.test:${port}/a`), letter)
  expect(String(cut.body)).toBe('POST ')
})

it('posts to no address that a redirect names', async () => {
  const { port, heard } = await serves((_request, response) => response.writeHead(307, { location: '/b' }).end())
  expect((await poster([port]).post(new URL(`http://exemple.test:${port}/a`), letter)).status).toBe(307)
  expect(heard).toEqual(['/a'])
})

it('posts to no private address, and says so beforehand', async () => {
  const inside = poster([], resolvesTo('10.0.0.1'))
  await expect(inside.post(new URL('https://exemple.test/'), letter)).rejects.toThrow('is not allowed')
  const addresses = ['https://exemple.test/', 'https://192.168.1.1/', 'https://[::ffff:10.0.0.1]/', 'https://0x7f.1/']
  expect(await Promise.all(addresses.map((address) => inside.isAllowed(new URL(address))))).toEqual([
    ...[false, false, false],
    // The one address of this machine that the test allows.
    true,
  ])
  const outside = poster([], resolvesTo('93.184.216.34'))
  expect(await outside.isAllowed(new URL('https://exemple.test/'))).toBe(true)
  const unknown: LookupFunction = (_host, _options, answer) => answer(new Error('ENOTFOUND'), [])
  expect(await poster([], unknown).isAllowed(new URL('https://exemple.test/'))).toBe(true)
})

it('gives up on a receiver that does not answer', async () => {
  const { port } = await serves(() => undefined)
  const late = poster([port], undefined, 200).post(new URL(`http://exemple.test:${port}/`), letter)
  await expect(late).rejects.toThrow(/abort/i)
})
