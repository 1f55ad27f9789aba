import type * as English from '#content/proofs.ts'
import type { Translated } from '#contract/language.ts'

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: '核实我们的身份',
  member: '所属协会',
  number: '编号 {number}',
  company: '注册地：{registeredIn}',
  companyNumber: '{form}，编号 {number}',
  forms: { company: '公司', llp: '有限责任合伙（LLP）' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: '专业责任保险',
  rating: '客户评价',
  score: '{site} 上 {reviews} 条评价，评分 {score}（满分 {outOf}），{date}',
  guarantee: '我们的保证',
}
