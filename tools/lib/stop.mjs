/** A failure that is explained to the user in one sentence, without a stack. */
export class Stop extends Error {
  constructor(sentence, { code = 1, detail } = {}) {
    super(sentence);
    this.exitCode = code;
    this.detail = detail;
  }
}

export function explain(error) {
  if (error instanceof Stop) {
    if (error.detail) console.error(error.detail);
    console.error(error.message);
    return error.exitCode;
  }
  console.error(error);
  return 1;
}

/** Runs a tool's main function and turns what it throws into a sentence and an exit code. */
export async function runTool(main) {
  try {
    const code = await main();
    process.exitCode = code ?? 0;
  } catch (error) {
    process.exitCode = explain(error);
  }
}
