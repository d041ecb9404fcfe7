import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../context.ts'
import { servedPage } from '../served-page.scene.tsx'
import { ModuleFrame } from './module-frame.tsx'

const camille: Viewer = {
  id: 7,
  username: 'camille',
  displayName: 'Camille',
  avatarUrl: null,
  role: 'member',
  approval: null,
  profileCompleted: true,
  lastConnection: null,
  unread: { messages: 0, notifications: 0, visits: 0, honors: 0, requests: 0 },
  waitingRooms: [],
  waitingGroups: [],
  seq: 0,
  discreet: false,
  checkIn: null,
  sound: false,
  moment: false,
  mutes: false,
  showsCovered: false,
  hidesFirstSteps: true,
}

/** Where the permission prompt and the bell come to float. */
const afloat = 'data-hook="prompt-floating"'

describe.each(brandCodes)('the frame of %s', (code) => {
  const pageOf = async (viewer: Viewer | null) => {
    const routes = [{ path: '/shares', element: <ModuleFrame>Ses partages</ModuleFrame> }]
    return (await servedPage(routes, { brand: await loadBrand(code), viewer, path: '/shares' })).html
  }

  it('has room for the permission prompt where she is signed in, and for nobody else (specification §6)', async () => {
    const hers = await pageOf(camille)
    expect(hers).toContain('Ses partages')
    expect(hers).toContain(afloat)
    const anyones = await pageOf(null)
    expect(anyones).toContain('Ses partages')
    expect(anyones).not.toContain(afloat)
  })
})
