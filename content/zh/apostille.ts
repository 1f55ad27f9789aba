import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

/** The ten items follow the Chinese wording of the Convention. */
export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: '样本',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['国家', '英国'],
  document: '本公文书',
  signedBy: ['签署人', '样本签署人'],
  capacity: ['签署人身份', '公证人'],
  seal: ['印鉴', '上述公证人的印鉴'],
  certified: '证明',
  at: ['地点', '伦敦'],
  date: ['日期', '签发之日'],
  authority: ['签发机关', '该国主管机关'],
  number: ['编号', '样本'],
  stamp: '印鉴',
  signature: '签名',
  caption: '每份附加证明书都载有同样的 10 项内容。此为样本，并非证书。',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: '是',
  no: '否，或不确定',
  ready: '看来已经准备好了。请发扫描件给我们。',
  nearly: '还没有准备好。您的报价会包含上述步骤。',
}
