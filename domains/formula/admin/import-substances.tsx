import { ImportDialog } from '@sillage/admin-kit/table/import-dialog.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { readCompositions, readLimits } from './read-materials.ts'

type Props = { onClose: () => void }

/** What materials are made of, from a file or pasted. */
export function ImportCompositions({ onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <ImportDialog
      title={t('조성 가져오기')}
      lead={t(
        '상품번호, CAS, 성분, 영문명, 함량(%) 또는 ppm, 알레르기, 출처 열을 읽어요. CAS가 빈 줄은 제한 성분이 없는 재료예요.',
      )}
      read={readCompositions}
      send={(rows, { dry_run }) => api.staffFormulas.importCompositions({ body: { rows, dry_run } })}
      onClose={onClose}
    />
  )
}

/** How much of a substance is allowed in what, from a file or pasted. */
export function ImportLimits({ onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <ImportDialog
      title={t('한도 가져오기')}
      lead={t('CAS, 제품, 한도(%) 또는 ppm, 출처 열을 읽어요. 제품은 향수, 캔들, 디퓨저, 룸 스프레이, 사셰, 비누예요.')}
      read={readLimits}
      send={(rows, { dry_run }) => api.staffFormulas.importLimits({ body: { rows, dry_run } })}
      onClose={onClose}
    />
  )
}
