/** @throws an error with the code `ETIMEDOUT` after `limit` milliseconds; the work goes on. */
export function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), limit)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
