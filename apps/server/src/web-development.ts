import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandCodes } from '@consoeurs/brand/codes'
import { publicFolder } from '@consoeurs/brand/seed'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { builds } from './builds.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { WebOptions } from './mount-web.ts'
import type { WebBuild } from './web-build.ts'

const webFolder = fileURLToPath(new URL('../../web', import.meta.url))

/** Vite inside this process: modules are compiled when asked for, and the open page follows each change. */
export async function openWebDevelopment(app: FastifyInstance, life: Lifecycle): Promise<Omit<WebOptions, 'settings'>> {
  const vite = await keepingOurSignals(() =>
    createServer({
      root: webFolder,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    }),
  )
  life.opened('vite', () => vite.close())
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild,
    files: [
      ...brandCodes.map((code) => ({ prefix: `/brand/${code}`, folder: resolve(fileURLToPath(publicFolder(code))) })),
      { prefix: '', folder: builds.desk },
    ],
    // As it was built last: it has a Vite of its own.
    desk: builds.desk,
    middleware: vite.middlewares,
    routerMode: 'development',
  }
}

/** The router's plugin ends the process at the first signal; the database below us must be stopped first. */
async function keepingOurSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const ours = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
  const result = await work()
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!ours.get(signal)?.includes(listener)) process.off(signal, listener)
    }
  }
  return result
}
