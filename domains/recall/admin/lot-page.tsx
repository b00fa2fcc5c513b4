import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { LotState } from '../../inventory/admin/lot-state.tsx'
import { useShop } from '../../shop.ts'
import { LotBuyers } from './lot-buyers.tsx'
import { LotFacts } from './lot-facts.tsx'
import { RecallPart } from './recall-part.tsx'

/** One lot: what is left of it, who bought of it, and calling it back. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const lot_id = Number(useParams().lotId)
  return (
    <Loaded query={queries.staffLots.show({ params: { lot_id } })}>
      {({ lot, options }) => (
        <>
          <Top
            title={t('로트 {lot}', { lot: lot.lot })}
            crumb={{ to: '/lots', label: t('로트') }}
            fact={<LotState lot={lot} />}
          />
          <div className="body">
            <div className="cols">
              <LotBuyers key={lot.id} lot={lot} />
              <div>
                <LotFacts key={lot.id} lot={lot} options={options} />
                <RecallPart key={lot.id} lot={lot} />
              </div>
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}
