import { useBrand } from './brand-context.tsx'

// The drawings are our own files (packages/brand), never anything a member wrote.
function Drawing({ svg, className }: { svg: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant markup of the brand package
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}

export function Lockup() {
  return <Drawing svg={useBrand().marks.lockup} className="lockup" />
}

export function SplashMark() {
  return <Drawing svg={useBrand().marks.splash} className="splash-mark" />
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
