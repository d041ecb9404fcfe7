import { loadBrand } from '@consoeurs/brand'
import { createRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { StepFrame } from '../features/home/onboarding/step-frame.tsx'
import { Welcome } from '../features/home/onboarding/welcome.tsx'
import { BackBar, BrandBar } from '../layouts/module-bar.tsx'
import { VisitorFrame } from '../layouts/visitor-frame.tsx'
import { servedPage } from '../served-page.scene.tsx'

const step = (
  <StepFrame slug="photo" title="Une photo" lead="Comme tu veux." problem={undefined} form={createRef()}>
    <p>Un champ</p>
  </StepFrame>
)

it.each<[string, ReactNode]>([
  ['of visitors', <VisitorFrame key="visitor">Le journal</VisitorFrame>],
  ['of a member on her phone', <BrandBar key="brand" />],
  ['of a page below another one', <BackBar key="back" title="Réglages" back="/settings" />],
  ['of her first steps', step],
  ['of their end', <Welcome key="end" viewer={{ displayName: 'Léa' }} members={[]} />],
])('one tap leaves from the frame %s', async (_frame, element) => {
  const { html } = await servedPage([{ path: '/', element }], { brand: await loadBrand('violette') })
  expect(html).toMatch(/<a [^>]*data-quick-exit/)
})
