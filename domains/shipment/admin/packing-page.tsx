import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Packing } from '../packing-contract.ts'
import { AddressLabels } from './address-labels.tsx'
import { downloadForCourier } from './courier-file.ts'
import { PackingSlips } from './packing-slips.tsx'
import { PickList } from './pick-list.tsx'

const views = ['slips', 'pick', 'labels'] as const
type PackingView = (typeof views)[number]

/** What is packed next: to print, as slips, pieces by product or addresses; and as a file for the courier. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [asked, ask] = useSearchParams()
  const orders = asked.get('orders') ?? undefined
  const shown = views.find((view) => view === asked.get('show')) ?? 'slips'
  const names = { slips: t('포장 목록'), pick: t('피킹 목록'), labels: t('주소 라벨') }
  const show = (to: PackingView) => ask({ ...(orders && { orders }), ...(to !== 'slips' && { show: to }) })
  return (
    <Loaded query={queries.staffPacking.list({ query: { ...(orders && { orders }) } })}>
      {({ data }) => (
        <>
          <Top title={t('포장')} fact={<span className="mute">{t('{count}건', { count: data.length })}</span>}>
            <Button disabled={data.length === 0} onClick={() => downloadForCourier(data)}>
              {t('택배사 엑셀 받기')}
            </Button>
            <Button look="main" disabled={data.length === 0} onClick={() => window.print()}>
              {t('인쇄')}
            </Button>
          </Top>
          <div className="body">
            <div className="row no-print padded">
              <fieldset className="seg">
                <legend className="sr">{t('보이는 것')}</legend>
                {views.map((view) => (
                  <button key={view} type="button" aria-pressed={shown === view} onClick={() => show(view)}>
                    {names[view]}
                  </button>
                ))}
              </fieldset>
            </div>
            <Sheets data={data} shown={shown} />
          </div>
        </>
      )}
    </Loaded>
  )
}

function Sheets({ data, shown }: { data: Packing[]; shown: PackingView }) {
  const t = usePhrases()
  if (data.length === 0)
    return (
      <Empty title={t('포장할 주문이 없어요')}>
        <p>{t('주문 목록에서 고르거나, 준비를 시작하면 여기에 보여요.')}</p>
      </Empty>
    )
  if (shown === 'labels') return <AddressLabels data={data.filter(({ delivery }) => delivery !== 'pickup')} />
  return shown === 'pick' ? <PickList data={data} /> : <PackingSlips data={data} />
}
