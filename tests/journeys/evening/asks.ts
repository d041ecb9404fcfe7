import { type APIRequestContext, expect, test } from '@playwright/test'

/** Where the site is: a program's writes come from there too. */
export const siteOrigin = (): string => new URL(test.info().project.use.baseURL ?? '').origin

/** One call of the API, as whoever this page or browser is. */
export async function asks<Answer>(
  { request }: { request: APIRequestContext },
  method: 'get' | 'post' | 'put' | 'delete' | 'patch',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await request[method](path, { data, headers: { origin: siteOrigin() } })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}
