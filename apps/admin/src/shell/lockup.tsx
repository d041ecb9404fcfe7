import { loadDrawings } from '@consoeurs/brand'
import { useEffect, useState } from 'react'
import { deskText } from '../text/desk.ts'
import { useBrand } from './desk-brand.tsx'

/** The brand’s name, drawn; its words until the drawing is there. */
export function Lockup() {
  const { code, name } = useBrand()
  const [drawing, setDrawing] = useState('')
  useEffect(() => {
    void loadDrawings(code).then(({ lockup }) => setDrawing(lockup))
  }, [code])
  return (
    <a className="lockup" href="/dashboard" aria-label={`${name}, ${deskText.backToSite}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own drawing, constant at build time */}
      {drawing === '' ? name : <span dangerouslySetInnerHTML={{ __html: drawing }} />}
    </a>
  )
}
