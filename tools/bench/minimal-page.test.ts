import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { minimalPage } from './minimal-page.ts'

it('renders the elements and the text of a page, without scripts and other attributes than addresses', () => {
  const served =
    '<!DOCTYPE html><html><head><title>Partages</title></head><body class="page"><!--$--><main id="top">' +
    '<h1>L&#x27;été &lt;3</h1><article class="card"><a class="name" href="/p/ines?a=1&amp;b=2">Inès</a><br/>' +
    '<img alt="" loading="lazy" src="/files/a.webp"/><svg><use href="#heart"></use></svg>il y a <!-- -->5<!-- --> min</article></main>' +
    '<script>if (1 < 2) document.write("<p>")</script></body></html>'
  expect(renderToString(minimalPage(served)()).replaceAll('<!-- -->', '')).toBe(
    '<body><main><h1>L&#x27;été &lt;3</h1><article><a href="/p/ines?a=1&amp;b=2">Inès</a><br/>' +
      '<img loading="lazy" src="/files/a.webp"/><svg><use href="#heart"></use></svg>il y a 5 min</article></main></body>',
  )
})
