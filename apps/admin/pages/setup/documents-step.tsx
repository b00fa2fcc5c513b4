import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { policyHref, policyKinds, policyNames } from '@sillage/domains/setting/policy-words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Customers cannot join before the shop has published what they agree to. */
export function DocumentsStep({ onDone }: { onDone: () => void }) {
  const t = usePhrases()
  const { api, queries } = useShop()
  const { run, pending } = useAction(() => api.company.publishTemplates({ body: {} }), { after: onDone })
  return (
    <Loaded query={queries.policies.list()}>
      {({ data }) => {
        const there = new Set(data.map(({ kind }) => kind))
        const missing = policyKinds.some((kind) => !there.has(kind))
        return (
          <>
            <p className="soft">
              {t(
                '사업자 정보를 채운 견본을 오늘부터 시행하는 첫 버전으로 게시해요. 우리 가게에 맞는지 법률 전문가와 확인하고, 다르면 새 버전을 게시해 주세요.',
              )}
            </p>
            <ul className="lines">
              {policyKinds.map((kind) => (
                <li key={kind}>
                  <span className="grow">
                    {there.has(kind) ? (
                      <a className="link" href={policyHref({ kind })} target="_blank" rel="noreferrer">
                        {t(policyNames[kind])}
                      </a>
                    ) : (
                      t(policyNames[kind])
                    )}
                  </span>
                  <State tone={there.has(kind) ? 'done' : 'wait'}>
                    {there.has(kind) ? t('게시됨') : t('아직 없음')}
                  </State>
                </li>
              ))}
            </ul>
            <Button look="main" disabled={pending} onClick={() => (missing ? void run(undefined) : onDone())}>
              {missing ? t('견본으로 게시하고 계속') : t('계속')}
            </Button>
          </>
        )
      }}
    </Loaded>
  )
}
