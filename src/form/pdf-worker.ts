import { countPdf } from './count-pdf.ts'
import { answerWith } from './counting-worker.ts'

answerWith(countPdf)
