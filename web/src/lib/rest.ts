/** REST: the few one-time requests. Everything at a table goes over the socket. */
import type { Problem } from "../protocol";

/** A refusal of the server, with its sentence. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

/** Send a request; its answer and any refusal are in the language of the page. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string";
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      "accept-language": document.documentElement.lang,
      ...(body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" }),
    },
    body: body === undefined ? undefined : text ? body : JSON.stringify(body),
  });
  const told: unknown = answer.headers.get("content-type")?.includes("json")
    ? await answer.json()
    : await answer.text();
  if (!answer.ok) throw new Refusal(readProblem(told, answer), answer.status);
  return told as T;
}

function readProblem(told: unknown, answer: Response): Problem {
  const problem = (told as { problem?: Problem } | null)?.problem ?? (told as Problem | null);
  if (problem && typeof problem === "object" && "sentence" in problem) return problem;
  return { id: "http", sentence: `${answer.status} ${answer.statusText}`, clause: "", details: {} };
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown) => call<T>("PUT", path, body);
export const remove = <T>(path: string) => call<T>("DELETE", path);
