import type { BrandConsents } from '@consoeurs/brand'
import type { ConsentKind } from '@consoeurs/contract'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { signUpText } from '../sign-up.text.ts'

interface ConsentBoxesProps {
  consents: BrandConsents
  errorOf: (kind: ConsentKind) => string | undefined
  checkedAtFirst: (kind: ConsentKind) => boolean
}

const kinds: ConsentKind[] = ['woman', 'adult', 'terms', 'charter', 'sensitive']

/** Five separate consents, none ticked in advance (GDPR art. 7 and 9). */
export function ConsentBoxes({ consents, errorOf, checkedAtFirst }: ConsentBoxesProps) {
  return (
    <div className={styles.consents}>
      {kinds.map((kind) => {
        const { label, help, href } = consents[kind]
        return (
          <div key={kind} className={styles.consent}>
            <Checkbox
              name={`consents.${kind}`}
              label={label}
              help={help}
              error={errorOf(kind)}
              defaultChecked={checkedAtFirst(kind)}
            />
            {href === undefined ? null : (
              <a
                className="more-link"
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
