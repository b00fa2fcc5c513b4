import { Anchor } from '@sillage/ui/anchor.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** Which class opens a product that is only for holders of a certificate; nothing for what everyone may buy. */
export function HoldersNote({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: required } = useSuspenseQuery(queries.tssa.required({ params: { product_id } }))
  if (required.length === 0) return null
  return (
    <div className="holders-note" role="note">
      <b>{t('수료증이 있어야 살 수 있어요')}</b>
      <p className="small soft">{t('아래 수업 중 하나의 수료증이 있어야 신청할 수 있어요.')}</p>
      <ul>
        {required.map((each) => (
          <li key={each.class_id}>
            <Anchor className="link" href={`/tssa/product/${each.class_id}`}>
              {pick(each, 'title')}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
