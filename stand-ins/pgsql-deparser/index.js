export class Deparser {}
export class DeparserContext {}
export class QuoteUtils {}
export class SqlFormatter {}
