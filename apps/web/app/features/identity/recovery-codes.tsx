import { useEffect, useRef } from 'react'
import { useBrand } from '../../brand/brand-context.tsx'
import { securityText } from '../../text/security.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

const text = securityText.codes

async function copy(codes: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(text.copied)
  } catch {
    toast.error(text.notCopied)
  }
}

/** A file as any editor opens it. */
const asFile = (codes: string[], brand: string) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${text.fileHead(brand)}\n\n${codes.join('\n')}\n`)}`

/** Once, and never again: she takes them with her in the way she prefers. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { name, code } = useBrand()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="sec-codes">
      <h3 className="d h4" ref={title} tabIndex={-1}>
        {text.title}
      </h3>
      <p>{text.once}</p>
      <ol>
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ol>
      <div className="sec-actions">
        <Button look="line" size="sm" onClick={() => void copy(codes)}>
          {text.copy}
        </Button>
        <a className="btn line sm" href={asFile(codes, name)} download={text.fileName(code)}>
          {text.download}
        </a>
        <Button look="line" size="sm" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </div>
  )
}
