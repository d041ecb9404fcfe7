import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

export function FormError({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (text === undefined) return null
  return (
    <div className="form-error" role="alert">
      <Icon of="circle-alert" />
      <div className="grow">
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
