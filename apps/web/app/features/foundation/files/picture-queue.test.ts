import { errors, type FileView } from '@consoeurs/contract'
import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../../api/client.ts'
import { PictureQueue, type QueueDependencies } from './picture-queue.ts'

const picture = (name: string) => new File([name], name)
/** Stands for the answer of the server: the queue only hands it on. */
const viewOf = (file: File) => ({ name: file.name }) as FileView

function queueWith(parts: Partial<QueueDependencies> = {}) {
  const arrived: string[] = []
  const kept = new Set<string>()
  const queue = new PictureQueue({
    prepare: async (file) => file,
    edit: async (file) => file,
    send: async ({ file }) => viewOf(file),
    arrived: async ({ name }) => {
      arrived.push(name)
    },
    keep: async ({ key }) => {
      kept.add(key)
    },
    keepUrl: async () => undefined,
    drop: async (key) => {
      kept.delete(key)
    },
    letGo: () => undefined,
    giveUp: () => undefined,
    ...parts,
  })
  return { queue, arrived, kept, names: () => queue.read().map(({ name }) => name) }
}

/** Something the test opens when it wants. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('pictures on their way', () => {
  it('arrive in the order she chose them, however long each takes', async () => {
    const slow = gate()
    const { queue, arrived, kept, names } = queueWith({
      prepare: async (file) => {
        if (file.name === 'un') await slow.opened
        return file
      },
    })
    queue.add([picture('un'), picture('deux'), picture('trois')])
    expect(names()).toEqual(['un', 'deux', 'trois'])
    slow.open()
    await vi.waitFor(() => expect(arrived).toEqual(['un', 'deux', 'trois']))
    await vi.waitFor(() => expect(names()).toEqual([]))
    expect(kept.size).toBe(0)
  })

  it('do not hold each other back: one fails with its sentence, the next arrives', async () => {
    const { queue, arrived } = queueWith({
      send: async ({ file }) => {
        if (file.name === 'un') throw new ApiFailure('FILE_ANIMATED', errors.FILE_ANIMATED)
        return viewOf(file)
      },
    })
    queue.add([picture('un'), picture('deux')])
    await vi.waitFor(() => expect(arrived).toEqual(['deux']))
    expect(queue.read()).toMatchObject([
      { name: 'un', problem: { message: errors.FILE_ANIMATED.text, mayRetry: false } },
    ])
  })

  it('try again when she asks, from where the server is', async () => {
    const urls: (string | null)[] = []
    const { queue, arrived } = queueWith({
      send: async ({ file, uploadUrl, onUploadUrl }) => {
        urls.push(uploadUrl)
        onUploadUrl('/api/uploads/1')
        if (urls.length === 1) throw new ApiFailure('INTERNAL')
        return viewOf(file)
      },
    })
    queue.add([picture('un')])
    await vi.waitFor(() => expect(queue.read()[0]?.problem?.mayRetry).toBe(true))
    queue.retry(queue.read()[0]?.key ?? '')
    await vi.waitFor(() => expect(arrived).toEqual(['un']))
    expect(urls).toEqual([null, '/api/uploads/1'])
  })

  it('are given up where she thinks better of it, before or while they are sent', async () => {
    const given: string[] = []
    const begun = gate()
    const { queue, arrived, names } = queueWith({
      edit: async (file) => (file.name === 'un' ? null : file),
      send: ({ signal, onUploadUrl }) => {
        onUploadUrl('/api/uploads/2')
        begun.open()
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
      giveUp: (url) => given.push(url),
    })
    queue.add([picture('un'), picture('deux')])
    await begun.opened
    expect(names()).toEqual(['deux'])
    queue.cancel(queue.read()[0]?.key ?? '')
    expect(names()).toEqual([])
    expect(given).toEqual(['/api/uploads/2'])
    expect(arrived).toEqual([])
  })

  it('go on elsewhere from where they are, and stay on the device until they are kept there', async () => {
    const never = gate()
    const { queue, arrived, kept, names } = queueWith({
      send: async ({ file, onUploadUrl }) => {
        onUploadUrl(`/uploads/${file.name}`)
        await never.opened
        return viewOf(file)
      },
    })
    queue.add([picture('un'), picture('deux')])
    await vi.waitFor(() => expect(kept.size).toBe(2))
    const handed = queue.handOver()
    expect(handed?.pictures.map(({ file, uploadUrl }) => [file.name, uploadUrl])).toEqual([
      ['un', '/uploads/un'],
      ['deux', null],
    ])
    expect(names()).toEqual([])
    never.open()
    expect(kept.size).toBe(2)
    handed?.forget()
    await vi.waitFor(() => expect(kept.size).toBe(0))
    expect(arrived).toEqual([])
  })

  it('do not go elsewhere while one of them is made ready, or was refused', async () => {
    const slow = gate()
    const { queue, names } = queueWith({ prepare: async (file) => slow.opened.then(() => file) })
    queue.add([picture('un')])
    expect(queue.handOver()).toBeNull()
    expect(names()).toEqual(['un'])
    slow.open()
  })

  it('stay on the device when the page is left, and go on from there', async () => {
    const begun = gate()
    const first = queueWith({
      send: ({ signal }) => {
        begun.open()
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    first.queue.add([picture('un')])
    await begun.opened
    const [key = ''] = first.kept
    first.queue.stop()
    expect([...first.kept]).toEqual([key])

    const send = vi.fn<QueueDependencies['send']>(async ({ file }) => viewOf(file))
    const second = queueWith({ send })
    second.queue.restore({ key, file: picture('un'), target: 7, uploadUrl: '/api/uploads/3' })
    await vi.waitFor(() => expect(second.arrived).toEqual(['un']))
    expect(send.mock.calls[0]?.[0].uploadUrl).toBe('/api/uploads/3')
  })
})
