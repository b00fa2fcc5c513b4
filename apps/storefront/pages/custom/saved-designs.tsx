import type { BottleDesign, Design } from '@sillage/domains/custom/design-contract.ts'
import { vessels } from '@sillage/domains/custom/design-words.ts'
import { keepSaved, readDesigns, removeSaved } from '@sillage/domains/custom/shop/design-store.ts'
import { DesignPicture } from '@sillage/domains/custom/shop/personal-values.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSession } from '@sillage/web-kit/session.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import '@sillage/domains/custom/shop/saved-designs.css'

/** Saves a design, in the account or in this browser, and makes a link of it. */
export function SaveDesign({ design }: { design: Design }) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { user } = useSession()
  const { call } = useDataCalls()
  const { toast } = useDialogs()
  async function save() {
    keepSaved(design)
    if (user) await call(() => api.custom.save({ body: { design } }))
    await cache.invalidateQueries({ queryKey: queries.custom.list.key })
    toast({ message: user ? t('내 계정에 저장했어요.') : t('이 기기에 저장했어요.') })
  }
  async function share() {
    const { code } = await call(() => api.custom.save({ body: { design } }))
    await navigator.clipboard.writeText(`${location.origin}/custom/${design.kind}?design=${code}`)
    toast({ message: t('링크를 복사했어요.') })
  }
  // useDataCalls has shown a failure.
  const quiet = (work: Promise<void>) => void work.catch(() => undefined)
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => quiet(save())}>
        <Icon name="heart" size="sm" />
        {t('저장')}
      </Button>
      <Button kind="quiet" size="sm" onClick={() => quiet(share())}>
        <Icon name="share" size="sm" />
        {t('링크 보내기')}
      </Button>
    </>
  )
}

/** The member's designs, else those of this browser. Opening one changes a copy: what was ordered stays as it was. */
export function SavedDesigns({ onOpen }: { onOpen: (design: BottleDesign) => void }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const hydrated = useHydrated()
  const { user } = useSession()
  const { queries } = useShop()
  const mine = useQuery({
    ...quietly(queries.custom.list({ query: { kind: 'bottle' } })),
    enabled: user !== null,
  })
  const [, setRemoved] = useState(0)
  const here = hydrated && !user ? readDesigns('bottle').saved.map((design) => ({ code: null, design })) : []
  const found = user ? (mine.data?.data ?? []) : here
  const designs = found.flatMap(({ code, design }) => (design.kind === 'bottle' ? [{ code, design }] : [])).slice(0, 8)
  if (designs.length === 0) return null
  return (
    <section className="bench-saved">
      <h2 className="section-title">{t('저장한 디자인')}</h2>
      <p className="section-note">{t('그대로 다시 주문하거나 이어서 수정할 수 있어요.')}</p>
      <div className="saved-designs">
        {designs.map(({ code, design }) => (
          <article key={JSON.stringify(design)}>
            <div className="pic">
              <DesignPicture design={design} />
            </div>
            <h3>{design.label.name}</h3>
            <p className="tiny mute">
              {pick(vessels[design.vessel], 'name')} {design.size} ml
            </p>
            <Button kind="line" size="sm" onClick={() => onOpen(design)}>
              {t('이어서 수정')}
            </Button>
            <RemoveDesign code={code} design={design} onRemoved={() => setRemoved((count) => count + 1)} />
          </article>
        ))}
      </div>
    </section>
  )
}

type RemoveProps = { code: string | null; design: BottleDesign; onRemoved: () => void }

/** Of the account, or of this browser. What was ordered keeps its own copy. */
function RemoveDesign({ code, design, onRemoved }: RemoveProps) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { confirm } = useDialogs()
  const { call } = useDataCalls()
  async function remove() {
    const title = t('{name} 디자인을 지울까요?', { name: design.label.name })
    if (!(await confirm({ title, message: t('이미 주문한 상품은 그대로예요.'), confirmLabel: t('지우기') }))) return
    removeSaved(design)
    if (code) await call(() => api.custom.remove({ params: { code } }))
    await cache.invalidateQueries({ queryKey: queries.custom.list.key })
    onRemoved()
  }
  // useDataCalls has shown a failure.
  const quiet = () => void remove().catch(() => undefined)
  return (
    <Button kind="quiet" size="sm" aria-label={t('{name} 지우기', { name: design.label.name })} onClick={quiet}>
      {t('지우기')}
    </Button>
  )
}
