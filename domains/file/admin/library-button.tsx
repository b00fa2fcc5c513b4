import { Button } from '@sillage/admin-kit/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { LibraryPicture } from '../library-contract.ts'
import { LibraryDialog, type LibraryOf } from './library-dialog.tsx'

type Props = {
  /** What the picture is for, where a screen has several such buttons. */
  label?: string
  of?: LibraryOf
  onChoose: (picture: LibraryPicture) => void
}

/** Takes a picture that the shop has already, instead of uploading it again. */
export function LibraryButton({ label, of = 'contents', onChoose }: Props) {
  const t = usePhrases()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        small
        aria-label={label && t('{name}, 사진 라이브러리에서 고르기', { name: label })}
        onClick={() => setOpen(true)}
      >
        {t('라이브러리에서 고르기')}
      </Button>
      {isOpen && (
        <LibraryDialog
          of={of}
          onClose={() => setOpen(false)}
          onChoose={(picture) => {
            onChoose(picture)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
