import { countDocx } from './count-docx.ts'
import { answerWith } from './counting-worker.ts'

answerWith(countDocx)
