import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import photoEditorStyles from '../../../../styles/shared/photo-editor.module.css'
import { photosText } from '../../../../text/photos.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { type Crop, cropPicture } from './crop-picture.ts'
import styles from './photo-crop.module.css'

const shapes = { portrait: 4 / 5, square: 1 } as const
type CropShape = keyof typeof shapes
const shapeOptions = (Object.keys(shapes) as CropShape[]).map((value) => ({ value, label: photosText.shapes[value] }))

const MOST_ZOOM = 4
const ZOOM_STEP = 0.05
/** Pixels per arrow key. */
const KEY_STEP = 8
const start = { crop: { x: 0, y: 0 }, zoom: 1, quarters: 0 }

interface CropStepProps {
  file: File
  /** The cropped file; null cancels. */
  onDone: (file: File | null) => void
}

/** Cropping by touch, wheel, slider or keys. */
export function CropStep({ file, onDone }: CropStepProps) {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const [shape, setShape] = useState<CropShape>('portrait')
  const [at, setAt] = useState(start)
  const [area, setArea] = useState<Crop['area'] | null>(null)
  const [busy, setBusy] = useState(false)
  const slider = useId()
  const change = (part: Partial<typeof start>) => setAt((known) => ({ ...known, ...part }))

  const keep = async () => {
    if (area === null) return
    setBusy(true)
    onDone(await cropPicture(file, { area, quarters: at.quarters }))
  }

  return (
    <Dialog
      open
      onOpenChange={() => onDone(null)}
      title={photosText.cropTitle}
      size="lg"
      footer={
        <>
          <Button busy={busy} disabled={area === null} onClick={() => void keep()} className="grow">
            {photosText.cropKeep}
          </Button>
          <Button look="quiet" onClick={() => onDone(file)} className="grow">
            {photosText.cropWhole}
          </Button>
        </>
      }
    >
      <div className={photoEditorStyles.crop}>
        <div className={styles.stage}>
          <Cropper
            image={address}
            crop={at.crop}
            zoom={at.zoom}
            rotation={at.quarters * 90}
            aspect={shapes[shape]}
            maxZoom={MOST_ZOOM}
            keyboardStep={KEY_STEP}
            showGrid={false}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': photosText.cropArea }}
            onCropChange={(crop) => change({ crop })}
            onZoomChange={(zoom) => change({ zoom })}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <div className={styles.tools}>
          <label htmlFor={slider} className="visually-hidden">
            {photosText.zoom}
          </label>
          <Icon of="zoom-out" size="s" />
          <input
            id={slider}
            type="range"
            className={styles.zoom}
            min={1}
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            value={at.zoom}
            aria-valuetext={photosText.zoomValue(Math.round(at.zoom * 100))}
            onChange={(event) => change({ zoom: Number(event.currentTarget.value) })}
          />
          <Icon of="zoom-in" size="s" />
        </div>
        <div className={styles.tools}>
          <Segmented label={photosText.shape} options={shapeOptions} value={shape} onChange={setShape} />
          <span className="row">
            <IconButton
              icon="rotate-cw"
              look="tint"
              label={photosText.rotate}
              onClick={() => change({ quarters: at.quarters + 1, crop: start.crop })}
            />
            <IconButton icon="undo-2" look="tint" label={photosText.resetCrop} onClick={() => setAt(start)} />
          </span>
        </div>
      </div>
    </Dialog>
  )
}
