import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { adminText } from '../text/admin.ts'
import { frenchMessages } from '../text/react-admin.ts'
import { useBrand } from './admin-brand.tsx'
import { PageHead } from './page-head.tsx'

/** 404 page of the admin. */
export function NotFound() {
  const { code, illustrations } = useBrand()
  const { src, width, height } = illustrations.lost
  return (
    <div className="lost">
      <img src={`/brand/${code}/${src}`} width={width} height={height} alt="" />
      <PageHead title={frenchMessages.ra.page.not_found} />
      <p>{frenchMessages.ra.message.not_found}</p>
      <Link className="back" to="/">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminText.backHome}
      </Link>
    </div>
  )
}
