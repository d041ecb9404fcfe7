import { type BrandCode, type BrandDrawings, loadDrawings } from '@consoeurs/brand'
import { Suspense, use } from 'react'
import { useBrand } from './brand-context.tsx'

// The drawings are our own files (packages/brand), never anything a member wrote.
function Drawing({ svg, className }: { svg: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant markup of the brand package
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}

let fetched: Promise<Partial<BrandDrawings>> | undefined

/** One page has one brand. Without network the place stays empty, and the next page asks again. */
function fetchDrawings(code: BrandCode): Promise<Partial<BrandDrawings>> {
  fetched ??= loadDrawings(code).catch(() => {
    fetched = undefined
    return {}
  })
  return fetched
}

interface LargeDrawingProps {
  drawing: keyof BrandDrawings
  className: string
}

function FetchedDrawing({ drawing, className }: LargeDrawingProps) {
  const drawings = use(fetchDrawings(useBrand().code))
  return <Drawing svg={drawings[drawing] ?? ''} className={className} />
}

/** At hand where the page was served with it; fetched where a page that was served without comes to show it. */
function LargeDrawing({ drawing, className }: LargeDrawingProps) {
  const svg = useBrand().marks[drawing]
  if (svg !== undefined) return <Drawing svg={svg} className={className} />
  return (
    <Suspense fallback={<Drawing svg="" className={className} />}>
      <FetchedDrawing drawing={drawing} className={className} />
    </Suspense>
  )
}

export function Lockup() {
  return <LargeDrawing drawing="lockup" className="lockup" />
}

export function SplashMark() {
  return <LargeDrawing drawing="splash" className="splash-mark" />
}

/** Where the place itself speaks, its mark stands where a portrait would. */
export function PlaceMark() {
  return <Drawing svg={useBrand().marks.mark} className="av md place-mark" />
}

/** The certified bloom or leaf, with its meaning for those who do not see it. */
export function CertifiedMark({ label }: { label: string }) {
  return (
    <>
      <Drawing svg={useBrand().marks.certified} className="cert" />
      <span className="sr">{label}</span>
    </>
  )
}
