import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { expect, it } from 'vitest'
import { servedPage } from '../../../served-page.scene.tsx'
import { pushText } from '../../../text/push.ts'
import { PermissionPrompt } from './permission-prompt.tsx'

it.each(brandCodes)('%s asks to stay connected, with a button for yes and another for later', async (code) => {
  const element = <PermissionPrompt onLater={() => undefined} />
  const { html } = await servedPage([{ path: '/', element }], { brand: await loadBrand(code) })
  const { title, enable, later } = pushText.prompt
  const buttons = [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => button.replace(/<.*?>/g, ''))
  expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
  expect(buttons).toEqual([enable, later])
})
