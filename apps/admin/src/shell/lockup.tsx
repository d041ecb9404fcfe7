import { loadDrawings } from '@consoeurs/brand'
import { useEffect, useState } from 'react'
import { adminText } from '../text/admin.ts'
import { useBrand } from './admin-brand.tsx'

/** The brand's wordmark; its name as text until the drawing is loaded. */
export function Lockup() {
  const { code, name } = useBrand()
  const [drawing, setDrawing] = useState('')
  useEffect(() => {
    void loadDrawings(code).then(({ lockup }) => setDrawing(lockup))
  }, [code])
  return (
    <a className="lockup" href="/dashboard" aria-label={`${name}, ${adminText.backToSite}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own drawing, constant at build time */}
      {drawing === '' ? name : <span dangerouslySetInnerHTML={{ __html: drawing }} />}
    </a>
  )
}
