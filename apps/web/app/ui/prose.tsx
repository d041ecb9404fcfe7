import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import '../styles/prose-blocks.css'

interface ProseProps {
  /** Sanitised by the server on write and on read. */
  html?: string
  children?: ReactNode
  dropCap?: boolean
}

/** Article typography: 68 characters per line, 18 px. */
export function Prose({ html, children, dropCap = false }: ProseProps) {
  const className = classNames('prose', dropCap && 'drop-cap')
  if (html === undefined) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API on write and on read
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
