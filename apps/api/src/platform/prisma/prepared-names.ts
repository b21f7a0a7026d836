/** Statements that the server keeps parsed and planned per connection; texts beyond are planned every time. */
const MAX_NAMED = 500;
/** Longer ones come from lists of varying length: each length would be a statement of its own. */
const MAX_PARAMETERS = 40;
/** The best plan hangs on the pattern: planned anew for it. */
const HAS_PATTERN = /\bI?LIKE\b|similarity/i;

/** Names under which connections prepare statements: one per text, the same on every connection. */
export class PreparedNames {
  private names = new Map<string, string>();
  private generation = 0;

  /** undefined = not prepared. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= MAX_NAMED) return known;
    const name = `s${this.generation}_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** Of a statement that was not written for it: what is better planned for its values stays without. */
  ofGenerated(text: string, parameters: number): string | undefined {
    return parameters > MAX_PARAMETERS || HAS_PATTERN.test(text) ? undefined : this.of(text);
  }

  /** A migration has changed a table under us: what is prepared no longer fits. */
  forget(): void {
    this.generation += 1;
    this.names = new Map();
  }
}
