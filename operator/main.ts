import { ignoreClosedPipe, told } from '#host/command.ts'
import { SettingsError } from '#host/settings.ts'
import packageJson from '../package.json' with { type: 'json' }
import { connect } from './backend.ts'
import { type Command, HOW_TO_CALL, helpOf, helpOfAll, readInput, UsageError } from './command.ts'
import { BOOKING_COMMANDS } from './commands/bookings.ts'
import { BOOKS_COMMANDS } from './commands/books.ts'
import { BROWSER_COMMANDS } from './commands/browsers.ts'
import { CALENDAR_COMMANDS } from './commands/calendar.ts'
import { DAY_COMMANDS } from './commands/days.ts'
import { ENQUIRY_COMMANDS } from './commands/enquiries.ts'
import { ERASE_COMMANDS } from './commands/erase.ts'
import { INBOX_COMMANDS } from './commands/inbox.ts'
import { LINK_COMMANDS } from './commands/links.ts'
import { MAIL_COMMANDS } from './commands/mail.ts'
import { NEWSLETTER_COMMANDS } from './commands/newsletter.ts'
import { ORDER_COMMANDS } from './commands/orders.ts'
import { PERSON_COMMANDS } from './commands/person.ts'
import { REQUEST_COMMANDS } from './commands/requests.ts'
import { RETENTION_COMMANDS } from './commands/retention.ts'
import { SEND_COMMANDS } from './commands/send-issue.ts'
import { createTerminal, type Output } from './terminal/terminal.ts'

const COMMANDS: Command[] = [
  ...INBOX_COMMANDS,
  ...LINK_COMMANDS,
  ...REQUEST_COMMANDS,
  ...ORDER_COMMANDS,
  ...ENQUIRY_COMMANDS,
  ...BOOKING_COMMANDS,
  ...BOOKS_COMMANDS,
  ...BROWSER_COMMANDS,
  ...CALENDAR_COMMANDS,
  ...DAY_COMMANDS,
  ...MAIL_COMMANDS,
  ...NEWSLETTER_COMMANDS,
  ...SEND_COMMANDS,
  ...PERSON_COMMANDS,
  ...ERASE_COMMANDS,
  ...RETENTION_COMMANDS,
]

function findCommand(words: string[]): { command: Command; rest: string[] } {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((part, i) => words[i] === part))
  if (command) return { command, rest: words.slice(command.name.split(' ').length) }
  const group = COMMANDS.filter(({ name }) => name.split(' ')[0] === words[0]).map(({ name }) => name)
  const advice = group.length > 0 ? `Choose from: ${group.join(', ')}` : `See ${HOW_TO_CALL} --help`
  throw new UsageError(`There is no command "${words.slice(0, 2).join(' ')}". ${advice}`)
}

async function run(words: string[], env: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const { stdout } = output
  const [first] = words
  if (first === '--version') {
    stdout.write(`${packageJson.version}\n`)
    return
  }
  if (first === undefined || first === 'help' || first.startsWith('-')) {
    const help = helpOfAll(COMMANDS)
    if (first === 'help' || first === '--help' || first === '-h') stdout.write(`${help}\n`)
    else throw new UsageError(first === undefined ? help : `Begin with a command.\n\n${help}`)
    return
  }
  const { command, rest } = findCommand(words)
  const input = readInput(command, rest)
  if (input.on.help) {
    stdout.write(`${helpOf(command)}\n`)
    return
  }
  await command.run(input, {
    backend: await connect(env),
    terminal: createTerminal(input.on.json === true, output),
  })
}

/** @returns the exit code */
export async function operate(words: string[], env: NodeJS.ProcessEnv, output: Output): Promise<number> {
  try {
    await run(words, env, output)
    return 0
  } catch (error) {
    output.stderr.write(`${told(error)}\n`)
    return error instanceof UsageError || error instanceof SettingsError ? 2 : 1
  }
}

if (import.meta.main) {
  ignoreClosedPipe()
  process.exitCode = await operate(process.argv.slice(2), process.env, process)
}
