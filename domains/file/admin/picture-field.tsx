import { Button } from '@sillage/admin-kit/button.tsx'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import { useShop } from '../../shop.ts'
import { LibraryButton } from './library-button.tsx'
import type { LibraryOf } from './library-dialog.tsx'
import { smallest } from './picture-size.ts'

type Props = {
  label: string
  value: Picture | null
  onChange: (picture: Picture | null) => void
  errors?: readonly string[] | undefined
  optional?: boolean
  /** Whose pictures it takes: those who write products need no permission for contents. */
  of?: LibraryOf
}

/** One picture of a content: shown, replaced, and removed where it may be missing. */
export function PictureField({ label, value, onChange, errors, optional, of = 'contents' }: Props) {
  const t = usePhrases()
  const id = useId()
  const { api } = useShop()
  const { run, pending } = useAction(
    (file: File) => {
      const body = { pictures: [file] }
      return of === 'products' ? api.staffPictures.upload({ body }) : api.staffPictures.uploadForContent({ body })
    },
    {
      after: ([picture]) => picture && onChange(picture),
    },
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row wrap">
        {value && <img className="thumb thumb-lg" src={smallest(value)} alt="" />}
        <input
          id={id}
          className="input"
          type="file"
          accept="image/*"
          disabled={pending}
          onChange={(event) => event.target.files?.[0] && void run(event.target.files[0])}
        />
        <LibraryButton label={label} of={of} onChoose={({ picture }) => onChange(picture)} />
        {optional && value && (
          <Button small onClick={() => onChange(null)}>
            {t('사진 빼기')}
          </Button>
        )}
      </div>
      {errors?.map((error) => (
        <span key={error} className="error">
          <Icon name="stop" />
          {error}
        </span>
      ))}
    </div>
  )
}
