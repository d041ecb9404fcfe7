import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import '../styles/prose-blocks.css'

interface ProseProps {
  /** Clean HTML: the server has sanitised it at the way in and at the way out. */
  html?: string
  children?: ReactNode
  /** An initial set large: articles, not legal pages. */
  dropCap?: boolean
}

/** Long reading: 68 characters a line, eighteen pixels. */
export function Prose({ html, children, dropCap = false }: ProseProps) {
  const className = classNames('prose', dropCap && 'drop-cap')
  if (html === undefined) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API on write and on read
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
