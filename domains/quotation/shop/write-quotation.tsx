import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { Tour } from '@sillage/ui/tour.tsx'
import { usePageActive } from '@sillage/web-kit/keep-alive.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentProps, type ReactNode, type Ref, useRef, useState } from 'react'
import { useSession } from '../../session.ts'
import { BuyerForm } from './buyer-form.tsx'
import { countOf, emptyDraft, isEmpty } from './draft.ts'
import { FromCart } from './from-cart.tsx'
import { type LineActions, useLineActions } from './line-actions.ts'
import { LineCards } from './line-cards.tsx'
import { LineTable } from './line-table.tsx'
import { MyQuotations } from './my-quotations.tsx'
import { PastedList } from './pasted-list.tsx'
import { PhoneSummary } from './phone-summary.tsx'
import { type Priced, usePricedLines } from './priced-lines.ts'
import { ProductPicker } from './product-picker.tsx'
import { QuotationHead } from './quotation-head.tsx'
import { QuotationSheet } from './quotation-sheet.tsx'
import { SideSummary } from './side-summary.tsx'
import { useBuyer } from './use-buyer.ts'
import { useDesktop } from './use-desktop.ts'
import { useDraft } from './use-draft.ts'
import { useQuotationTour } from './use-quotation-tour.ts'
import { useSaveDraft } from './use-save-draft.ts'

/** Writing a quotation: what it would cost today. It stays in this browser until it is saved or asked for. */
export function WriteQuotation() {
  const { draft: stored, kept, change } = useDraft()
  const draft = stored ?? emptyDraft
  const desktop = useDesktop()
  const searchBox = useRef<HTMLInputElement>(null)
  const linesTitle = useRef<HTMLHeadingElement>(null)
  const tourButton = useRef<HTMLButtonElement>(null)
  const priced = usePricedLines(draft.lines)
  const actions = useLineActions(draft, change, () => linesTitle.current?.focus())
  const { tour, steps } = useQuotationTour({ ready: stored !== null, hasLines: draft.lines.length > 0 })
  const { buyer, setField } = useBuyer(draft, change)
  const saving = useSaveDraft({ draft: { ...draft, buyer }, priced, change })
  const { checked, user } = useSession()
  const [consent, setConsent] = useState(false)
  const Summary = desktop ? SideSummary : PhoneSummary
  return (
    <>
      <div className="quotation-screen page">
        <QuotationHead tourButton={tourButton} onTour={tour.start} />
        <div className="quotation">
          <ProductPicker countOf={(id) => countOf(draft, id)} onAdd={actions.add} searchBox={searchBox}>
            <div className="quotation-ways">
              <FromCart onFound={actions.addAll} />
              <PastedList onFound={actions.addAll} />
            </div>
          </ProductPicker>
          <LinesSection title={linesTitle} kept={kept}>
            {stored ? (
              <Lines priced={priced} actions={actions} desktop={desktop} onFind={() => searchBox.current?.focus()} />
            ) : (
              <Skeleton height="340px" />
            )}
          </LinesSection>
          <BuyerForm
            buyer={buyer}
            onChange={setField}
            errors={saving.errors}
            clear={saving.clear}
            consent={checked && !user ? { given: consent, onChange: setConsent } : null}
          />
          {stored ? (
            <Summary
              priced={priced}
              saving={saving}
              consent={consent}
              onClear={isEmpty(stored) ? null : actions.clear}
            />
          ) : (
            <SummaryToCome />
          )}
        </div>
        {user && <MyQuotations />}
      </div>
      {stored && <QuotationSheet buyer={buyer} priced={priced} />}
      <QuotationTour tour={tour} steps={steps} finalFocus={tourButton} />
    </>
  )
}

type SectionProps = { title: Ref<HTMLHeadingElement>; kept: boolean; children: ReactNode }

function LinesSection({ title, kept, children }: SectionProps) {
  const t = usePhrases()
  return (
    <section className="quotation-lines" aria-labelledby="quotation-lines" data-tour="lines">
      <h2 id="quotation-lines" className="section-title" ref={title} tabIndex={-1}>
        {t('담은 상품')}
      </h2>
      {!kept && <Alert tone="accent">{t('이 브라우저에는 저장할 수 없어서 새로고침하면 사라져요.')}</Alert>}
      {children}
    </section>
  )
}

type LinesProps = { priced: Priced; actions: LineActions; desktop: boolean; onFind: () => void }

function Lines({ priced, actions, desktop, onFind }: LinesProps) {
  const Version = desktop ? LineTable : LineCards
  return priced.lines.length === 0 ? <NoLines onFind={onFind} /> : <Version lines={priced.lines} actions={actions} />
}

function NoLines({ onFind }: { onFind: () => void }) {
  const t = usePhrases()
  const find = (
    <Button kind="line" size="sm" onClick={onFind}>
      {t('상품 찾기')}
    </Button>
  )
  return (
    <Empty title={t('담은 상품이 없어요')} action={find}>
      {t('위에서 상품을 찾아 담으면 여기에 적혀요.')}
    </Empty>
  )
}

const SummaryToCome = () => (
  <div className="quotation-side">
    <Skeleton height="420px" />
  </div>
)

/** A page that keep-alive holds in the background starts no tour. */
function QuotationTour(props: Pick<ComponentProps<typeof Tour>, 'tour' | 'steps' | 'finalFocus'>) {
  const t = usePhrases()
  const labels = { next: t('다음'), previous: t('이전'), skip: t('그만 보기'), finish: t('다 봤어요') }
  return usePageActive() && <Tour {...props} labels={labels} />
}
