import type { ReactNode } from 'react'
import { Form } from 'react-router'
import styles from '../../../styles/shared/settings.module.css'
import { notificationSettingsText as text } from '../../../text/notification-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import type { NotificationFormAnswer } from './save-notification-form.ts'

interface NotificationFormProps {
  answer: NotificationFormAnswer | undefined
  children: ReactNode
}

/** Its switches save by themselves; the button is for pages without scripts. */
export function NotificationForm({ answer, children }: NotificationFormProps) {
  return (
    <Form method="post" className={`${styles.form} ${styles.notifications}`}>
      <FormError text={answer?.problem} />
      {children}
      <Unscripted>
        <Button type="submit">{text.save}</Button>
      </Unscripted>
      <p className="small soft" role="status">
        {answer?.saved ? text.saved : ''}
      </p>
    </Form>
  )
}
