import { createServer, type Server } from 'node:net'
import { expect, it } from 'vitest'
import { proveLiveRedis } from './live-redis.ts'

const refusal = (redisUrl: string) =>
  proveLiveRedis({ nodes: { redisUrl } }).then(
    () => 'accepted',
    (error: Error) => error.message,
  )

async function answering(answer: string): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => socket.on('data', () => socket.write(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, server }
}

it('refuses to start without the Redis that is set, and does not print its password', async () => {
  expect(await refusal('redis://lea:motdepasse@127.0.0.1:9')).toBe(
    'Réglage REDIS_URL\u202f: le Redis 127.0.0.1:9 ne répond pas comme il faut (rien ne répond à cette adresse)\u202f; lance-le, ou vérifie l’adresse, le nom et le mot de passe.',
  )
})

it('says that the password is wrong', async () => {
  const { port, server } = await answering('-WRONGPASS invalid username-password pair or user is disabled.\r\n')
  expect(await refusal(`redis://lea:motdepasse@127.0.0.1:${port}`)).toContain('le nom ou le mot de passe est faux')
  await new Promise((resolve) => server.close(resolve))
})

it('asks nothing of a site without Redis', async () => {
  await expect(proveLiveRedis({ nodes: 'postgres' })).resolves.toBeUndefined()
})
