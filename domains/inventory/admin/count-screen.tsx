import { Button } from '@sillage/admin-kit/button.tsx'
import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { ChangePreview } from '../../catalog/admin/change-preview.tsx'
import { useChangeMany } from '../../catalog/admin/use-change-many.ts'
import { useShop } from '../../shop.ts'
import { CountBar } from './count-bar.tsx'
import { CountSheet } from './count-sheet.tsx'
import { CountTable } from './count-table.tsx'
import { byCode, type Counted, draftNames, type LotsIn, lotsByCode, lotsIn, type Mode, problemOf } from './counting.ts'
import { ScanField } from './scan-field.tsx'
import { useStockRows } from './stock-rows.ts'

const words = {
  count: {
    title: '재고 실사',
    preview: '실사 차이',
    look: '차이 보기',
    hint: '찍을 때마다 하나씩 늘어요. 한 번에 적으려면 코드 뒤에 수를 적어요: CAN-1 12. 엑셀의 두 열을 붙여 넣어도 돼요.',
  },
  receive: {
    title: '입고',
    preview: '입고 미리 보기',
    look: '입고 미리 보기',
    hint: '찍을 때마다 하나씩 늘어요. 한 번에 적으려면 코드 뒤에 수를 적어요: CAN-1 12. 엑셀에서 코드, 수량, 로트, 사용 기한 열을 붙여 넣어도 돼요.',
  },
} as const

/**
 * Pieces are counted by code, with a barcode scanner or by hand. They stay in this browser until they are applied, as
 * one, and can be undone as one.
 */
export function CountScreen({ mode }: { mode: Mode }) {
  const t = usePhrases()
  const say = words[mode]
  const [scanned, setCounted] = useStored<Counted>(useDraftKey(draftNames[mode]), {})
  const [entered, setLots] = useStored<LotsIn>(useDraftKey('receiving-lots'), {})
  const { rows, isKnown } = useStockRows(Object.keys(scanned))
  const counted = byCode(scanned, rows)
  const lots = lotsByCode(entered, rows)
  const skus = Object.keys(counted)
  const ready = skus.filter((sku) => typeof counted[sku] === 'number')
  const wrong = ready.filter((sku) => problemOf(mode, counted[sku] ?? null, rows.get(sku), isKnown) !== null)
  function clear() {
    setCounted({})
    if (mode === 'receive') setLots({})
  }
  const { preview, look, apply, close, pending } = useApply(mode, lots, clear)
  const show = () => {
    if (ready.length > 0) void look(ready.map((sku) => ({ sku, set: { on_hand: counted[sku] ?? 0 } })))
  }
  useShortcuts([{ keys: 'mod+s', label: t(say.look), run: show, always: true }])
  return (
    <>
      <Top title={t(say.title)} crumb={{ to: '/stock', label: t('재고') }}>
        {mode === 'count' && <CountSheet />}
        <Button disabled={skus.length === 0} onClick={clear}>
          {t('모두 지우기')}
        </Button>
        <Button look="main" shortcut="mod+s" disabled={pending || ready.length === 0} onClick={show}>
          {t(say.look)}
        </Button>
      </Top>
      <div className="body">
        <ScanField
          counted={counted}
          codeOf={(scanned) => rows.get(scanned)?.sku ?? scanned}
          onCounted={setCounted}
          onPasted={mode === 'receive' ? (text) => setLots({ ...lots, ...lotsIn(text) }) : undefined}
          hint={t(say.hint)}
        />
        {skus.length === 0 ? (
          <Empty title={t('아직 센 상품이 없어요')} />
        ) : (
          <CountTable
            mode={mode}
            counted={counted}
            lots={lots}
            rows={rows}
            isKnown={isKnown}
            onChange={setCounted}
            onLots={setLots}
          />
        )}
        {ready.length > 0 && <CountBar mode={mode} counted={counted} rows={rows} wrong={wrong.length} />}
      </div>
      {preview && (
        <ChangePreview title={t(say.preview)} rows={preview} pending={pending} onApply={apply} onClose={close} />
      )}
    </>
  )
}

function useApply(mode: Mode, lots: LotsIn, onDone: () => void) {
  const { api } = useShop()
  return useChangeMany(
    ({ rows, ...change }) =>
      api.staffStock.count({
        body: {
          ...change,
          mode,
          rows: rows.map(({ sku = '', set, seen }) => ({
            sku,
            counted: set.on_hand ?? 0,
            ...(mode === 'receive' && lotOf(lots, sku)),
            ...(seen?.on_hand !== undefined && { seen: seen.on_hand }),
          })),
        },
      }),
    { onDone },
  )
}

/** Without a lot number there is no lot that could expire. */
function lotOf(lots: LotsIn, sku: string) {
  const { lot = '', best_before = '' } = lots[sku] ?? {}
  return lot.trim() ? { lot: lot.trim(), best_before: best_before || null } : {}
}
