/** REST: a few things that are done once. Everything at a table goes over the socket. */
import type { Problem } from "../protocol";

/** What the server refused, with its sentence. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown, lang?: string): Promise<T> {
  const text = typeof body === "string";
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      ...(body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" }),
      ...(lang ? { "accept-language": lang } : {}),
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

/** `lang`: what is answered in words, in which language. */
export const get = <T>(path: string, lang?: string) => call<T>("GET", path, undefined, lang);
export const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown) => call<T>("PUT", path, body);
export const remove = <T>(path: string) => call<T>("DELETE", path);
