import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { LibraryPicture } from '../library-contract.ts'
import { smallest } from './picture-size.ts'
import { PictureUses } from './picture-uses.tsx'

type Props = { picture: LibraryPicture; onClose: () => void }
type Values = Pick<LibraryPicture, 'name' | 'alt' | 'alt_en'>

/** What a picture is called, and what is seen on it. */
export function PictureForm({ picture, onClose }: Props) {
  const t = usePhrases()
  const { pictureLibrary } = useShop().api
  async function latest() {
    const { data } = await pictureLibrary.list({ query: { after: picture.id + 1, limit: 1 } })
    const now = data.find(({ id }) => id === picture.id) ?? picture
    return { values: pick(now), version: now.version }
  }
  return (
    <FormPanel<Values, LibraryPicture>
      title={t('사진 고치기')}
      fields={[
        { name: 'name', label: t('이름'), kind: 'text', wide: true },
        {
          name: 'alt',
          label: t('사진 설명'),
          kind: 'text',
          both: true,
          hint: t('상품에 넣을 때 함께 들어가요. 이미 쓰는 곳의 설명은 그대로예요.'),
        },
      ]}
      initial={pick(picture)}
      save={(body, based_on) => pictureLibrary.change({ params: { id: picture.id }, query: { based_on }, body })}
      version={picture.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
    >
      <img className="library-large" src={smallest(picture.picture, 640)} alt={picture.alt} />
      <PictureUses uses={picture.uses} />
    </FormPanel>
  )
}

const pick = ({ name, alt, alt_en }: LibraryPicture): Values => ({ name, alt, alt_en })

/** Asks once more: a deleted picture cannot be brought back. */
export function RemoveDialog({ picture, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.pictureLibrary.remove({ params: { id: picture.id } }), {
    done: ({ message }) => t(message),
    after: onClose,
    refused: () => {
      onClose()
      return false
    },
  })
  return (
    <Dialog
      title={t('이 사진을 지울까요?')}
      lead={t('쓰는 곳이 없는 사진이에요. 지우면 되돌릴 수 없어요.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('취소')}</Button>
          <Button look="danger" disabled={pending} onClick={() => run(undefined)}>
            {t('사진 지우기')}
          </Button>
        </>
      }
    >
      <img className="thumb thumb-lg" src={smallest(picture.picture)} alt={picture.name} />
    </Dialog>
  )
}
