import { searchLimits } from '@consoeurs/contract/publishing/search-limits'
import { apiBase } from '../api/product-fetch.ts'

interface FaqMatches {
  data: { attributes: { slug: string } }[]
}

const part = (region: HTMLElement, name: string) => region.querySelector<HTMLElement>(`[data-answers-${name}]`)

async function find(q: string): Promise<string[]> {
  const query = new URLSearchParams({ _q: q, fields: 'slug', 'pagination[limit]': '5', 'pagination[start]': '0' })
  const answer = await fetch(`${apiBase()}/api/faq?${query}`)
  if (!answer.ok) throw new Error(`no answers: ${answer.status}`)
  const { data }: FaqMatches = await answer.json()
  return data.map(({ attributes }) => attributes.slug)
}

/** Copy of the answer further down the page; the first copy is open. */
function copyOf(slug: string, at: number): HTMLElement | undefined {
  const copy = document.getElementById(slug)?.cloneNode(true)
  if (!(copy instanceof HTMLDetailsElement)) return undefined
  copy.removeAttribute('id')
  copy.open = at === 0
  return copy
}

function show(
  region: HTMLElement,
  state: 'asking' | 'found' | 'nothing' | 'failed' | 'none',
  copies: HTMLElement[] = [],
) {
  const list = part(region, 'list')
  region.setAttribute('aria-busy', String(state === 'asking'))
  if (state === 'asking') return
  const served = part(region, 'served')
  if (served) served.hidden = true
  list?.replaceChildren(...copies)
  for (const name of ['nothing', 'failed']) {
    const words = part(region, name)
    if (words) words.hidden = state !== name
  }
  const said = part(region, 'said')
  if (said)
    said.textContent =
      copies.length === 0 ? '' : (region.dataset.answersFound ?? '').replace('#', String(copies.length))
}

async function search(region: HTMLElement, q: string, isLast: () => boolean): Promise<void> {
  show(region, 'asking')
  try {
    const slugs = await find(q)
    const copies = slugs.flatMap((slug, at) => copyOf(slug, at) ?? [])
    if (isLast()) show(region, copies.length === 0 ? 'nothing' : 'found', copies)
  } catch {
    if (isLast()) show(region, 'failed')
  }
}

/** Not every browser opens a `<details>` that the fragment names. */
function openTarget(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (named instanceof HTMLDetailsElement) named.open = true
}

/**
 * `<input data-answers="id">` shows matching answers while typing: debounced, the latest request wins. Without scripts
 * the form does the same.
 */
export function installAnswers(): void {
  let asked = 0
  document.addEventListener('input', ({ target }) => {
    const field = target instanceof HTMLInputElement && target.dataset.answers !== undefined ? target : null
    const region = field && document.getElementById(field.dataset.answers ?? '')
    if (!field || !region) return
    asked += 1
    const mine = asked
    const q = field.value.trim()
    if (q.length < searchLimits.least) return show(region, 'none')
    setTimeout(() => {
      if (mine === asked) void search(region, q, () => mine === asked)
    }, searchLimits.pause)
  })
  addEventListener('hashchange', openTarget)
  openTarget()
}
