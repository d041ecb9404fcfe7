import { searchLimits } from '@consoeurs/contract/search-limits'
import { apiBase } from '../api/product-fetch.ts'

interface Found {
  data: { attributes: { slug: string } }[]
}

const part = (region: HTMLElement, name: string) => region.querySelector<HTMLElement>(`[data-answers-${name}]`)

async function find(q: string): Promise<string[]> {
  const query = new URLSearchParams({ _q: q, fields: 'slug', 'pagination[limit]': '5', 'pagination[start]': '0' })
  const answer = await fetch(`${apiBase()}/api/faq?${query}`)
  if (!answer.ok) throw new Error(`no answers: ${answer.status}`)
  const { data }: Found = await answer.json()
  return data.map(({ attributes }) => attributes.slug)
}

/** The answer as the page says it further down, the first one open. */
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

async function ask(region: HTMLElement, q: string, isLast: () => boolean): Promise<void> {
  show(region, 'asking')
  try {
    const slugs = await find(q)
    const copies = slugs.flatMap((slug, at) => copyOf(slug, at) ?? [])
    if (isLast()) show(region, copies.length === 0 ? 'nothing' : 'found', copies)
  } catch {
    if (isLast()) show(region, 'failed')
  }
}

/** What an address names is opened: not every browser opens what is folded away. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (named instanceof HTMLDetailsElement) named.open = true
}

/**
 * `<input data-answers="id">` answers beneath itself as she types: asked once she pauses, and the last asked wins. The
 * answers are those of the page; without this script its form brings the same.
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
      if (mine === asked) void ask(region, q, () => mine === asked)
    }, searchLimits.pause)
  })
  addEventListener('hashchange', openNamed)
  openNamed()
}
