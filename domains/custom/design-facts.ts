import type { Design } from './design-contract.ts'
import { caps, crests, fonts, glasses, papers, shapes, strengths, vessels } from './design-words.ts'
import { materials } from './materials.ts'

/** The option values that the chosen variant must have, and what the design is called. */
export function designOptions(design: Design): { options: string[]; title: string } {
  if (design.kind === 'fragrance') return { options: [], title: design.name }
  return { options: [vessels[design.vessel].name, `${design.size} ml`], title: design.label.name }
}

type Fact = { label: string; value: string; value_en: string }

/** Every choice of a design, in the order in which it is made. Labels are phrases. */
export function designFacts(design: Design): Fact[] {
  const fact = (label: string, { name, name_en }: { name: string; name_en: string }) => ({
    label,
    value: name,
    value_en: name_en,
  })
  const text = (label: string, value: string) => ({ label, value, value_en: value })
  if (design.kind === 'fragrance') {
    const { type, type_en, percent } = strengths[design.strength]
    return [
      text('이름', design.name),
      { label: '세기', value: `${type} ${percent}%`, value_en: `${type_en}, ${percent}%` },
      ...design.materials.map(({ id, share }) => ({
        label: stageLabels[materials[id].stage],
        value: `${materials[id].name} ${share}%`,
        value_en: `${materials[id].name_en} ${share}%`,
      })),
    ]
  }
  const { vessel, size, glass, cap, label } = design
  return [
    fact('용기', vessels[vessel]),
    text('크기', `${size} ml`),
    fact('유리', glasses[glass]),
    ...(vessel === 'tumbler' ? [] : [fact('마개', caps[cap])]),
    text('라벨 이름', label.name),
    ...(label.sub ? [text('둘째 줄', label.sub)] : []),
    fact('글꼴', fonts[label.font]),
    fact('문양', crests[label.crest]),
    fact('모양', shapes[label.shape]),
    fact('종이', papers[label.paper]),
  ]
}

const stageLabels = { top: '첫 향', heart: '중간 향', base: '마지막 향' } as const
