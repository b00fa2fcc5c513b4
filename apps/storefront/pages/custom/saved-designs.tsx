import type { BottleDesign, Design } from '@sillage/domains/custom/design-contract.ts'
import { keepSaved, readDesigns, removeSaved } from '@sillage/domains/custom/shop/design-store.ts'
import { DesignPicture } from '@sillage/domains/custom/shop/personal-values.tsx'
import type { DesignKind } from '@sillage/domains/custom/words.ts'
import { useSession } from '@sillage/domains/session.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { useSearchParams } from 'react-router'
import '@sillage/domains/custom/shop/saved-designs.css'

/** Saves a design, in the account or in this browser, and makes a link of it. */
export function SaveDesign({ design }: { design: Design }) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { user } = useSession()
  const { call } = useDataCalls()
  const { toast } = useDialogs()
  async function save() {
    if (user) await call(() => api.custom.save({ body: { design } }))
    else keepSaved(design)
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

/** Leads back to what was worked on in this browser before. */
export function ContinueLast({ kind }: { kind: DesignKind }) {
  const t = usePhrases()
  const [query] = useSearchParams()
  const [hasLast, setHasLast] = useState(false)
  // Read once: what is changed from here on is the last design itself.
  useEffect(() => setHasLast(readDesigns(kind).last !== null), [kind])
  if (!hasLast || query.has('last') || query.has('design')) return null
  return (
    <Button kind="quiet" size="sm" href={`/custom/${kind}?last`}>
      {t('지난 디자인 이어서 하기')}
    </Button>
  )
}

type SavedProps<Mine extends Design> = {
  kind: Mine['kind']
  /** What is drawn of a design, and the line under its name. */
  bottleOf: (design: Mine) => BottleDesign
  noteOf: (design: Mine) => string
  onOpen: (design: Mine) => void
}

/** The member's designs, and those of this browser. Opening one changes a copy: what was ordered stays as it was. */
export function SavedDesigns<Mine extends Design>({ kind, bottleOf, noteOf, onOpen }: SavedProps<Mine>) {
  const t = usePhrases()
  const { designs, reread } = useSavedDesigns(kind)
  // The server and the browser store each kind apart.
  const mine = designs.filter((saved): saved is Saved & { design: Mine } => saved.design.kind === kind)
  if (mine.length === 0) return null
  return (
    <section className="bench-saved">
      <h2 className="section-title">{t('저장한 디자인')}</h2>
      <p className="section-note">{t('그대로 다시 주문하거나 이어서 수정할 수 있어요.')}</p>
      <div className="saved-designs">
        {mine.slice(0, 8).map(({ code, design }) => (
          <article key={JSON.stringify(design)}>
            <div className="pic">
              <DesignPicture design={bottleOf(design)} />
            </div>
            <h3>{nameOf(design)}</h3>
            <p className="tiny mute">{noteOf(design)}</p>
            <Button
              kind="line"
              size="sm"
              onClick={() => {
                onOpen(design)
                window.scrollTo({ top: 0 })
              }}
            >
              {t('이어서 수정')}
            </Button>
            <RemoveDesign code={code} design={design} onRemoved={reread} />
          </article>
        ))}
      </div>
    </section>
  )
}

const nameOf = (design: Design) => (design.kind === 'bottle' ? design.label.name : design.name)

type Saved = { code: string | null; design: Design }

/** Who signs in to order still finds what was saved in this browser before. */
function useSavedDesigns(kind: DesignKind): { designs: Saved[]; reread: () => void } {
  const hydrated = useHydrated()
  const { user } = useSession()
  const { queries } = useShop()
  const [, reread] = useReducer((count: number) => count + 1, 0)
  const { data } = useQuery({ ...quietly(queries.custom.list({ query: { kind } })), enabled: user !== null })
  const account = user ? (data?.data ?? []).map(({ code, design }) => ({ code, design })) : []
  const known = new Set(account.map(({ design }) => JSON.stringify(design)))
  const here = hydrated ? readDesigns(kind).saved.filter((design) => !known.has(JSON.stringify(design))) : []
  return { designs: [...account, ...here.map((design) => ({ code: null, design }))], reread }
}

type RemoveProps = { code: string | null; design: Design; onRemoved: () => void }

/** Of the account, or of this browser. What was ordered keeps its own copy. */
function RemoveDesign({ code, design, onRemoved }: RemoveProps) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { confirm } = useDialogs()
  const { call } = useDataCalls()
  async function remove() {
    const title = t('{name} 디자인을 지울까요?', { name: nameOf(design) })
    if (!(await confirm({ title, message: t('이미 주문한 상품은 그대로예요.'), confirmLabel: t('지우기') }))) return
    removeSaved(design)
    if (code) await call(() => api.custom.remove({ params: { code } }))
    await cache.invalidateQueries({ queryKey: queries.custom.list.key })
    onRemoved()
  }
  // useDataCalls has shown a failure.
  const quiet = () => void remove().catch(() => undefined)
  return (
    <Button kind="quiet" size="sm" aria-label={t('{name} 지우기', { name: nameOf(design) })} onClick={quiet}>
      {t('지우기')}
    </Button>
  )
}
