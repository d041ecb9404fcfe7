import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { deskText } from '../text/desk.ts'
import { frenchMessages } from '../text/react-admin.ts'
import { useBrand } from './desk-brand.tsx'
import { PageHead } from './page-head.tsx'

/** Nothing at this address of the desk, and the way back. */
export function Lost() {
  const { code, illustrations } = useBrand()
  const { src, width, height } = illustrations.lost
  return (
    <div className="lost">
      <img src={`/brand/${code}/${src}`} width={width} height={height} alt="" />
      <PageHead title={frenchMessages.ra.page.not_found} />
      <p>{frenchMessages.ra.message.not_found}</p>
      <Link className="back" to="/">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {deskText.backHome}
      </Link>
    </div>
  )
}
