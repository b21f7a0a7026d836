const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

interface State {
  failures: number;
  openUntil: number;
  probing: boolean;
}

const states = new Map<string, State>();

/** Circuit breaker of one target: after failures in a row nobody waits for it, until one probe finds it well. */
export class Pemutus {
  private readonly state: State;

  constructor(
    target: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    const known = states.get(target) ?? { failures: 0, openUntil: 0, probing: false };
    states.set(target, known);
    this.state = known;
  }

  /** May a call go out? The first one after the pause is the probe; the others keep waiting for its result. */
  enter(): boolean {
    const { state } = this;
    if (state.failures < FAILURES_TO_OPEN) return true;
    if (state.probing || this.now() < state.openUntil) return false;
    state.probing = true;
    return true;
  }

  succeeded(): void {
    Object.assign(this.state, { failures: 0, openUntil: 0, probing: false });
  }

  failed(): void {
    this.state.failures += 1;
    this.state.probing = false;
    if (this.state.failures >= FAILURES_TO_OPEN) this.state.openUntil = this.now() + OPEN_MS;
  }
}

export const forgetPemutus = (): void => states.clear();
