import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { certificationText } from '../../text/certification.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toast.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import { pictureTypes, useChosenFiles } from '../../ui/use-chosen-files.ts'
import { preparePicture, problemOf } from '../files/public.ts'
import { certificationsApi } from './certifications.api.ts'
import type { CertificationAnswer } from './change-certification.ts'

const text = certificationText.challenge

interface Chosen {
  /** As it will be sent. */
  file: File
  /** Address of it, on this device alone. */
  preview: string
}

/** Her photo stays on this page until she sends it: it is kept nowhere on the device. */
function usePicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState<'preparing' | 'sending' | null>(null)
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  async function attempt(what: 'preparing' | 'sending', work: () => Promise<void>) {
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemOf(error).message)
    }
    setBusy(null)
  }
  return {
    ...{ chosen, busy, problem },
    choose: ([file]: File[]) =>
      attempt('preparing', async () => {
        if (file === undefined) return
        const ready = await preparePicture(file, () => undefined)
        setChosen({ file: ready, preview: URL.createObjectURL(ready) })
      }),
    drop: () => setChosen(null),
    send: ({ file }: Chosen) =>
      attempt('sending', async () => {
        await certificationsApi(api).send(file)
        toast.success(text.sent)
        await revalidate()
      }),
  }
}

/** Taken with the camera in front on a phone, or chosen; looked at once more before it is sent. */
export function PictureForm({ unscripted }: { unscripted: CertificationAnswer | undefined }) {
  const { chosen, busy, problem, choose, drop, send } = usePicture()
  const take = useChosenFiles((files) => void choose(files))
  const pick = useChosenFiles((files) => void choose(files))
  const said = problem ?? (unscripted?.intent === 'send' ? unscripted.problem : undefined)
  if (chosen !== null) {
    return (
      <div className="certif-picture">
        <FormError text={said} />
        <img src={chosen.preview} alt={text.preview} />
        <div className="wrap">
          <Button busy={busy === 'sending'} onClick={() => void send(chosen)}>
            {text.send}
          </Button>
          <Button look="line" disabled={busy !== null} onClick={drop}>
            {text.retake}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Form method="post" encType="multipart/form-data" className="certif-picture">
      <FormError text={said} />
      <div className="wrap">
        <label className="btn certif-take">
          {text.take}
          <input className="sr" type="file" accept={pictureTypes} capture="user" {...take} />
        </label>
        <label className="btn line">
          {text.choose}
          <input className="sr" type="file" name="file" accept={pictureTypes} {...pick} />
        </label>
      </div>
      {busy === 'preparing' ? <p role="status">{text.preparing}</p> : null}
      <Unscripted>
        <Button type="submit" size="sm" name="intent" value="send">
          {text.send}
        </Button>
      </Unscripted>
    </Form>
  )
}
