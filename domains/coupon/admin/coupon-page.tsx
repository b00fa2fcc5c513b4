import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useListParams } from '@sillage/admin-kit/list/use-list-params.ts'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { gradeRules, grades } from '../../member/words.ts'
import { useShop } from '../../shop.ts'
import type { Coupon, CouponSheet } from '../staff-contract.ts'
import { couponKindNames } from '../words.ts'
import { CouponForm } from './coupon-form.tsx'
import { useCouponText } from './coupon-text.ts'
import { IssueTable } from './issue-table.tsx'

/** One coupon: what it is worth, who holds it, and issuing it. */
export function Component() {
  const { queries } = useShop()
  const coupon_id = Number(useParams().id)
  return (
    <Loaded query={queries.coupon.staff.show({ params: { coupon_id } })}>
      {(coupon) => <Sheet coupon={coupon} />}
    </Loaded>
  )
}

function Sheet({ coupon }: { coupon: CouponSheet }) {
  const t = usePhrases()
  const { api } = useShop()
  const [opened, setOpened] = useState<'edit' | 'issue' | null>(null)
  const params = { coupon_id: coupon.id }
  const { run: toggle, pending } = useAction(
    () => api.coupon.staff.switch({ params, body: { active: !coupon.active } }),
    {
      done: ({ active }) => (active ? t('발급을 켰어요.') : t('발급을 껐어요. 이미 받은 쿠폰은 그대로 쓸 수 있어요.')),
    },
  )
  const fact = coupon.active ? <State tone="done">{t('발급 중')}</State> : <State tone="off">{t('발급 끔')}</State>
  return (
    <>
      <Top title={coupon.name} crumb={{ to: '/coupons', label: t('쿠폰') }} fact={fact}>
        <Button disabled={pending} onClick={() => toggle(undefined)}>
          {coupon.active ? t('발급 끄기') : t('발급 켜기')}
        </Button>
        <Button icon="edit" onClick={() => setOpened('edit')}>
          {t('고치기')}
        </Button>
        <Button look="main" disabled={!coupon.active} onClick={() => setOpened('issue')}>
          {t('회원에게 발급')}
        </Button>
      </Top>
      <div className="body">
        <Figures coupon={coupon} />
        <div className="cols cols-wide">
          <Issues coupon_id={coupon.id} />
          <CouponFacts coupon={coupon} />
        </div>
      </div>
      {opened === 'edit' && <CouponForm coupon={coupon} onClose={() => setOpened(null)} />}
      {opened === 'issue' && <Issue coupon={coupon} onClose={() => setOpened(null)} />}
    </>
  )
}

function Figures({ coupon: { figures, issued } }: { coupon: CouponSheet }) {
  const t = usePhrases()
  const rate = issued > 0 ? Math.round((figures.used / issued) * 100) : 0
  const rows = [
    [t('발급'), issued, ''],
    [t('사용 가능'), figures.issued + figures.reserved, ''],
    [t('사용함'), figures.used, t('{percent}% 사용', { percent: rate })],
    [t('기간 지남'), figures.expired, ''],
  ] as const
  return (
    <div className="figures" style={{ '--n': rows.length }}>
      {rows.map(([label, value, note]) => (
        <div key={label} className="figure">
          <span className="mute">{label}</span>
          <b>{value.toLocaleString()}</b>
          <small className="mute">{note}</small>
        </div>
      ))}
    </div>
  )
}

function CouponFacts({ coupon }: { coupon: CouponSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const couponText = useCouponText()
  const moment = (at: string | null) => at && dates.shortDateTime(at)
  return (
    <Part title={t('쿠폰 내용')}>
      <div className="padded">
        <Facts
          rows={[
            [t('이름 (영어)'), coupon.name_en],
            [t('종류'), t(couponKindNames[coupon.kind])],
            [t('대상'), coupon.targets.map(({ name }) => name).join(', ')],
            [t('혜택'), couponText(coupon)],
            [t('사용 시작'), moment(coupon.starts_at)],
            [t('사용 종료'), moment(coupon.ends_at)],
            [t('발급 후 유효 기간 (일)'), coupon.days],
            [t('1인당 발급 한도'), coupon.member_limit],
            [t('코드'), coupon.code],
            [t('가입 축하'), coupon.welcome && t('자동 발급')],
            [t('등록 일시'), moment(coupon.created_at)],
          ]}
        />
      </div>
    </Part>
  )
}

function Issues({ coupon_id }: { coupon_id: number }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { params, setParams } = useListParams()
  const query = { coupon_id, ...(params.after && { after: params.after }) }
  return (
    <Part title={t('받은 회원')}>
      <Loaded query={queries.coupon.staff.issues({ query })}>
        {({ data, next_after }) => (
          <>
            <IssueTable issues={data} by="member" />
            <div className="pager">
              <span className="push" />
              {params.after && (
                <Button look="quiet" small onClick={() => setParams({ after: null })}>
                  {t('처음으로')}
                </Button>
              )}
              {next_after && (
                <Button small onClick={() => setParams({ after: String(next_after) })}>
                  {t('다음 페이지')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Part>
  )
}

function Issue({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { coupon_id: coupon.id }
  return (
    <FormDialog
      title={t('회원에게 발급')}
      lead={t('아이디를 적으면 그 회원에게, 비우면 고른 등급의 모든 회원에게 발급해요.')}
      fields={[
        { name: 'mb_ids', label: t('회원 아이디 (한 줄에 하나)'), kind: 'words', wide: true, rows: 5 },
        {
          name: 'grade',
          label: t('등급'),
          kind: 'choice',
          wide: true,
          options: [
            { value: '', label: t('고르지 않음') },
            ...grades.map((value) => ({ value: value as string, label: t(gradeRules[value].name) })),
          ],
        },
      ]}
      initial={{ mb_ids: [] as string[], grade: '' }}
      save={({ mb_ids, grade }) => {
        const ids = mb_ids.map((id) => id.trim()).filter(Boolean)
        const chosen = grades.find((each) => each === grade)
        const body = ids.length === 0 && chosen ? { grade: chosen } : { mb_ids: ids }
        return api.coupon.staff.issue({ params, body })
      }}
      done={({ issued, left_out }) => t('{issued}명에게 발급했고 {left_out}명은 빠졌어요.', { issued, left_out })}
      button={t('발급')}
      onClose={onClose}
    />
  )
}
