import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Panel } from '@sillage/admin-kit/panel.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { templateFields } from '../answer-template.ts'
import type { AnswerTemplate } from '../inbox-contract.ts'

type Texts = { title: string; body: string; body_en: string }

/** Answers that are given often: read, written and taken away beside the inbox. */
export function TemplatePanel({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null)
  return (
    <Panel
      title={t('답변 템플릿')}
      onClose={onClose}
      actions={
        <Button look="main" icon="plus" onClick={() => setEdited('new')}>
          {t('답변 템플릿 만들기')}
        </Button>
      }
    >
      <Loaded query={queries.answerTemplates.list()}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mute">{t('자주 쓰는 답을 만들어 두면 한 번에 넣을 수 있어요.')}</p>
          ) : (
            <ul className="lines">
              {data.map((template) => (
                <Line key={template.id} template={template} onEdit={() => setEdited(template)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}

function Line({ template, onEdit }: { template: AnswerTemplate; onEdit: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.answerTemplates.remove({ params: { id: template.id } }), {
    done: () => t('답변 템플릿을 지웠어요.'),
  })
  return (
    <li>
      <span className="grow">
        <span className="medium">{template.title}</span>
        <br />
        <span className="mute written">{template.body}</span>
      </span>
      <Button small onClick={onEdit}>
        {t('고치기')}
      </Button>
      <Button small look="danger" disabled={pending} onClick={() => run(undefined)}>
        {t('지우기')}
      </Button>
    </li>
  )
}

function TemplateForm({ template, onClose }: { template: AnswerTemplate | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const places = Object.values(templateFields)
  const fields: FormField<Texts>[] = [
    { name: 'title', label: t('제목'), kind: 'text', wide: true },
    {
      name: 'body',
      label: t('답'),
      kind: 'area',
      rows: 6,
      wide: true,
      hint: t('손님마다 자동으로 채워지는 항목: {places}', { places: places.map(({ kr }) => `{${kr}}`).join(' ') }),
    },
    {
      name: 'body_en',
      label: t('답 (영어)'),
      kind: 'area',
      rows: 6,
      wide: true,
      hint: t('손님마다 자동으로 채워지는 항목: {places}', { places: places.map(({ en }) => `{${en}}`).join(' ') }),
    },
  ]
  return (
    <FormDialog<Texts, AnswerTemplate>
      title={template ? t('답 틀 수정') : t('답변 템플릿 만들기')}
      fields={fields}
      initial={{ title: template?.title ?? '', body: template?.body ?? '', body_en: template?.body_en ?? '' }}
      save={(body) =>
        template
          ? api.answerTemplates.change({ params: { id: template.id }, body: { ...body, based_on: template.version } })
          : api.answerTemplates.add({ body })
      }
      done={() => t('답변 템플릿을 저장했어요.')}
      width={640}
      onClose={onClose}
    />
  )
}
