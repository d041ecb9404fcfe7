import type { BrandConsents } from '@consoeurs/brand'
import type { ConsentKind } from '@consoeurs/contract'
import { signUpText } from '../../text/sign-up.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

interface ConsentBoxesProps {
  consents: BrandConsents
  errorOf: (kind: ConsentKind) => string | undefined
  checkedAtFirst: (kind: ConsentKind) => boolean
}

const kinds: ConsentKind[] = ['woman', 'adult', 'terms', 'charter', 'sensitive']

/** Five statements, each its own box, none ticked for her (GDPR art. 7 and 9). */
export function ConsentBoxes({ consents, errorOf, checkedAtFirst }: ConsentBoxesProps) {
  return (
    <div className="su-consents">
      {kinds.map((kind) => {
        const { label, help, href } = consents[kind]
        return (
          <div key={kind} className="su-consent">
            <Checkbox
              name={`consents.${kind}`}
              label={label}
              help={help}
              error={errorOf(kind)}
              defaultChecked={checkedAtFirst(kind)}
            />
            {href === undefined ? null : (
              <a
                className="more"
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={signUpText.readFullTextOf(label)}
              >
                {signUpText.readFullText}
              </a>
            )}
          </div>
        )
      })}
    </div>
  )
}
