import { Fragment } from 'react'
import { Link } from 'react-router'
import { exitHref, type TextPart, textParts } from './text-parts.ts'

interface Named {
  username: string
}

interface PartProps {
  part: TextPart
  /** Whom these words may name; without it, whoever they say. */
  named: readonly Named[] | undefined
}

function Part({ part, named }: PartProps) {
  if (part.kind === 'mention') {
    if (named !== undefined && !named.some(({ username }) => username === part.username)) return part.text
    return (
      <Link className={named === undefined ? 'link' : 'link at'} to={`/p/${part.username}`}>
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
export function WrittenText({ text, named }: { text: string; named?: readonly Named[] }) {
  return (
    <span className="written">
      {textParts(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one unchanging text
        <Fragment key={index}>
          <Part part={part} named={named} />
        </Fragment>
      ))}
    </span>
  )
}
