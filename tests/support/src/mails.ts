import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

interface WrittenMail {
  to: string
  replyTo?: string
  headers?: Record<string, string>
  subject: string
  html: string
}

/** Every mail written so far, oldest first. In tests the subject is its kind and the text its props. */
export async function writtenMails({ deps }: TestApp): Promise<WrittenMail[]> {
  const folder = join(deps.settings.dataDir, 'mails')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
}

async function mailsOf(test: TestApp, email: string, kind: string): Promise<WrittenMail[]> {
  return (await writtenMails(test)).filter(({ to, subject }) => to === email && subject === kind)
}

/** The props of the newest mail of a kind to an address, as soon as there are `count` (`app.jobs.start()`). */
export function mailTo(test: TestApp, email: string, kind: string, count = 1): Promise<Record<string, string>> {
  return vi.waitFor(
    async () => {
      const mails = await mailsOf(test, email, kind)
      if (mails.length < count) throw new Error(`${mails.length} mails ${kind} to ${email}`)
      return JSON.parse(mails.at(-1)?.html ?? '')
    },
    { timeout: 15_000, interval: 100 },
  )
}

/** The props of the mail of a kind that `act` brings to an address. */
export async function mailAfter(test: TestApp, email: string, kind: string, act: () => Promise<unknown>) {
  const before = await mailsOf(test, email, kind)
  await act()
  return mailTo(test, email, kind, before.length + 1)
}

/** The token in the link of a mail. */
export const tokenIn = (url: string | undefined): string => new URL(url ?? '').searchParams.get('jeton') ?? ''
