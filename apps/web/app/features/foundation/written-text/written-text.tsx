import { Fragment } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { exitHref, type TextPart, textParts } from './text-parts.ts'

interface MentionNames {
  username: string
}

interface PartProps {
  part: TextPart
  /** Members who may be mentioned; without it, anyone. */
  named: readonly MentionNames[] | undefined
  themed: boolean
}

function Part({ part, named, themed }: PartProps) {
  if (part.kind === 'theme') {
    if (!themed) return part.text
    return (
      <Link className="text-link" to={`/shares/theme/${encodeURIComponent(part.name)}`}>
        {part.text}
      </Link>
    )
  }
  if (part.kind === 'mention') {
    if (named !== undefined && !named.some(({ username }) => username === part.username)) return part.text
    return (
      <Link className={named === undefined ? 'text-link' : 'text-link mention'} to={`/p/${part.username}`}>
        {part.text}
      </Link>
    )
  }
  if (part.kind === 'link') {
    return (
      <a className="text-link" href={exitHref(part.href)} rel="nofollow ugc noopener" data-no-prefetch>
        {part.text}
      </a>
    )
  }
  return part.text
}

interface WrittenTextProps {
  text: string
  named?: readonly MentionNames[]
  /** Themes are links: in shares and comments. */
  themed?: boolean
}

/**
 * User text: keeps line breaks, sends links through the exit page, links mentions to profiles. React escapes the rest.
 */
export function WrittenText({ text, named, themed = false }: WrittenTextProps) {
  return (
    <span className="written">
      {textParts(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one unchanging text
        <Fragment key={index}>
          <Part part={part} named={named} themed={themed} />
        </Fragment>
      ))}
    </span>
  )
}
