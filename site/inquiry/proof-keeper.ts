/** The proof of work of this browser, computed while the visitor types; a request never fails without it. */

/** The server's challenge holds for two hours. */
const FRESH_FOR = 110 * 60_000;

/** Longest time that sending waits for a proof in progress, in milliseconds. */
const PATIENCE = 4000;

type Work = { key: string; begunAt: number; proof: Promise<string | null> };

/** @param solve computes the proof for a form's key. */
export function createProofKeeper(
  solve: (idempotencyKey: string) => Promise<string | null> = async (key) =>
    (await import('./solve-proof.ts')).solveProof(key),
) {
  let work: Work | null = null;

  function begin(key: string): Work {
    if (work?.key !== key || Date.now() - work.begunAt > FRESH_FOR) {
      const begun: Work = { key, begunAt: Date.now(), proof: Promise.resolve(null) };
      begun.proof = solve(key).catch(() => {
        // The next keystroke tries again; without a proof the request is still sent.
        if (work === begun) work = null;
        return null;
      });
      work = begun;
    }
    return work;
  }

  return {
    /** May be called repeatedly: one proof is computed per key. */
    begin: (key: string): void => void begin(key),

    /** The proof, or null if it isn't ready in time. */
    async proofFor(key: string): Promise<string | null> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), PATIENCE);
      });
      const proof = await Promise.race([begin(key).proof, late]);
      clearTimeout(timer);
      return proof;
    },
  };
}
