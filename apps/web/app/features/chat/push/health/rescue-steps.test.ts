import { deviceOf } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { isTooOldIphone, wayBack } from './rescue-steps.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  other: 'Something/1.0',
}

describe('the way back to notifications', () => {
  it.each([
    ['iphone', true, 'installedIphone'],
    ['android', true, 'installedAndroid'],
    ['android', false, 'chromium'],
    ['edge', true, 'installedComputer'],
    ['edge', false, 'chromium'],
    ['firefox', false, 'firefox'],
    ['safari', false, 'safari'],
    ['other', false, 'other'],
  ] as const)('on %s (installed: %s) is that of %s', (agent, installed, way) => {
    expect(wayBack({ installed, device: deviceOf(agents[agent]) })).toBe(way)
  })
})

it('knows which iPhones receive no pushes', () => {
  const iphone = (version: string) => agents.iphone.replace('18_4', version)
  expect(['15_8', '16_3', '16_3_1'].map(iphone).every(isTooOldIphone)).toBe(true)
  expect(['16_4', '17_0', '18_4_1', '26_1'].map(iphone).some(isTooOldIphone)).toBe(false)
  expect(isTooOldIphone(agents.android)).toBe(false)
})
