import type { Me } from "../../protocol";
import { isCancelled } from "../../lib/passkeys";
import { arrive } from "../../lib/session.svelte";

/** Becoming somebody on this device: one attempt at a time, and what went wrong with the last. */
export class Arrival {
  busy = $state(false);
  problem = $state("");

  /** True if it worked. A dialog the person closed is no problem. */
  attempt = async (work: () => Promise<Me>): Promise<boolean> => {
    this.problem = "";
    this.busy = true;
    try {
      await arrive(await work());
      return true;
    } catch (error) {
      if (!isCancelled(error)) this.problem = (error as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  };
}
