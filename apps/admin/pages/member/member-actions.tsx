import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { saveFile } from '@sillage/admin-kit/save-file.ts'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { MemberSheet } from '@sillage/domains/member/staff-contract.ts'
import { type Grade, gradeRules, grades } from '@sillage/domains/member/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

type Asked = 'grade' | 'block' | 'export' | 'erase'
type Props = { member: MemberSheet; onClose: () => void }

/** What staff do to an account. */
export function MemberActions({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const { api } = useShop()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { run: sendReset } = useAction(() => api.staffMembers.sendReset({ params: { mb_id: member.mb_id } }), {
    done: ({ message }) => t(message),
  })
  return (
    <>
      <Button onClick={() => setAsked('grade')}>{t('등급')}</Button>
      <Menu
        button={<Button icon="more" aria-label={t('다른 작업')} />}
        items={[
          {
            label: member.state === 'pending' ? t('확인 메일 다시 보내기') : t('비밀번호 재설정 메일 보내기'),
            run: () => void sendReset(undefined),
            disabled: member.state === 'blocked',
          },
          { label: t('정보 내보내기'), run: () => setAsked('export') },
          {
            label: member.state === 'blocked' ? t('이용 제한 해제') : t('이용 제한'),
            run: () => setAsked('block'),
            danger: member.state !== 'blocked',
          },
          { label: t('탈퇴 처리'), run: () => setAsked('erase'), danger: true },
        ]}
      />
      {asked === 'grade' && <ChangeGrade member={member} onClose={close} />}
      {asked === 'block' && <Block member={member} onClose={close} />}
      {asked === 'export' && <Export member={member} onClose={close} />}
      {asked === 'erase' && <Erase member={member} onClose={close} />}
    </>
  )
}

function ChangeGrade({ member: { mb_id, grade, grade_locked }, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('등급 바꾸기')}
      lead={t('실버와 골드는 구매 금액과 상관없이 유지되고, 일반은 매일 밤 구매 금액에 따라 정해져요.')}
      fields={[
        {
          name: 'grade',
          label: t('등급'),
          kind: 'choice',
          wide: true,
          options: grades.map((value) => ({ value, label: t(gradeRules[value].name) })),
        },
        {
          name: 'grade_locked',
          label: t('잠금: 구매 금액이 달라져도 오르거나 내리지 않아요'),
          kind: 'check',
          wide: true,
        },
        { name: 'reason', label: t('사유'), kind: 'text', wide: true },
      ]}
      initial={{ grade: grade as Grade, grade_locked, reason: '' }}
      save={(body) => api.staffMembers.changeGrade({ params: { mb_id }, body })}
      done={() => t('등급을 바꿨어요.')}
      onClose={onClose}
    />
  )
}

function Block({ member: { mb_id, state }, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const blocked = state !== 'blocked'
  return (
    <FormDialog
      title={blocked ? t('이용을 제한할까요?') : t('이용 제한을 해제할까요?')}
      lead={blocked ? t('모든 기기에서 바로 로그아웃되고, 다시 로그인할 수 없어요.') : t('다시 로그인할 수 있어요.')}
      fields={[{ name: 'reason', label: t('사유'), kind: 'text', wide: true }]}
      initial={{ reason: '' }}
      save={({ reason }) => api.staffMembers.block({ params: { mb_id }, body: { blocked, reason } })}
      done={() => (blocked ? t('이용을 제한했어요.') : t('이용 제한을 해제했어요.'))}
      button={blocked ? t('이용 제한') : t('이용 제한 해제')}
      danger={blocked}
      onClose={onClose}
    />
  )
}

function Export({ member: { mb_id }, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('정보 내보내기')}
      lead={t('회원이 직접 내려받을 수 있는 것과 같은 파일이에요. 누가 왜 내보냈는지 남아요.')}
      fields={[{ name: 'reason', label: t('사유'), kind: 'text', wide: true }]}
      initial={{ reason: '' }}
      save={({ reason }) => api.staffMembers.export({ params: { mb_id }, body: { reason } })}
      after={(data) => saveFile(`${mb_id}.json`, JSON.stringify(data, null, 2))}
      button={t('내보내기')}
      onClose={onClose}
    />
  )
}

function Erase({ member: { mb_id, mb_name }, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const navigate = useNavigate()
  return (
    <FormDialog
      title={t('{name} 님을 탈퇴 처리할까요?', { name: mb_name })}
      lead={t('되돌릴 수 없어요. 법으로 보관해야 하는 거래 기록만 따로 남고 나머지는 지워져요.')}
      fields={[
        { name: 'reason', label: t('사유'), kind: 'text', wide: true },
        { name: 'confirm', label: t('확인을 위해 아이디를 적어 주세요'), kind: 'text', wide: true },
      ]}
      initial={{ reason: '', confirm: '' }}
      save={(body) => api.staffMembers.erase({ params: { mb_id }, body })}
      done={({ message }) => t(message)}
      after={() => navigate('/members')}
      button={t('탈퇴 처리')}
      danger
      onClose={onClose}
    />
  )
}
