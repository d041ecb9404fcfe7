import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'

async function ask(command: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: 6379 })
  try {
    await once(socket, 'connect')
    socket.write(`${command}\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return answer.toString()
  } finally {
    socket.destroy()
  }
}

it('Redis answers on 127.0.0.1:6379', async () => {
  expect(await ask('PING')).toBe('+PONG\r\n')
})

it('Redis supports streams, which the live adapter needs', async () => {
  const version = /redis_version:(\d+)\./.exec(await ask('INFO server'))?.[1]
  expect(Number(version)).toBeGreaterThanOrEqual(5)
})
