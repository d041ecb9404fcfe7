import { Fragment } from 'react'
import { Link } from 'react-router'
import { exitHref, type TextPart, textParts } from './text-parts.ts'

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'mention') {
    return (
      <Link className="link" to={`/p/${part.username}`}>
        {part.text}
      </Link>
    )
  }
  if (part.kind === 'link') {
    return (
      <a className="link" href={exitHref(part.href)} rel="nofollow ugc noopener" data-no-prefetch>
        {part.text}
      </a>
    )
  }
  return part.text
}

/** A person's words: line ends kept, addresses behind the exit page, @mentions to profiles. React escapes the rest. */
export function WrittenText({ text }: { text: string }) {
  return (
    <span className="written">
      {textParts(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one unchanging text
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))}
    </span>
  )
}
