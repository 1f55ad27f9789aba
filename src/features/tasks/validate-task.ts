import { accountFieldMessage } from '#contract/account-wording.ts'
import { type TaskAnswers, type TaskField, type TaskSender, taskRow, taskSchema } from '#contract/task.ts'
import { checkWith } from '#src/form/checked-answers.ts'
import type { RequestRules } from '#src/form/use-request-form.ts'

/** What the task form asks of its answers, and the row that they become under a customer's profile. */
export function taskRules(sender: TaskSender): RequestRules<TaskField, TaskAnswers> {
  return {
    check: (typed) => checkWith(taskSchema, typed, accountFieldMessage),
    rowOf: (id, userId, answers, files) => taskRow(id, userId, answers, sender, files),
  }
}
