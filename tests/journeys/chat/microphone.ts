import type { BrowserContextOptions, LaunchOptions } from '@playwright/test'
import { chromiumArgs } from '../../../tools/chromium-args.mjs'

/** Chromium's own microphone beeps once a second. */
export const beeping = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

export const withMicrophone: BrowserContextOptions = { permissions: ['microphone'] }
