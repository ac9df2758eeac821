// Shared by both pages: call the server and report the result.

/** Call the server; return its response, or throw an error with its message. */
export async function call(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "Accept-Language": document.documentElement.lang, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(said.sentence), { id: said.id });
  return said;
}

/** Show a message; screen readers announce it. */
export function say(text) {
  document.getElementById("said").textContent = text;
}

/** Run `work` when a form is submitted, and show errors. */
export function onSend(form, work) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    say("");
    try {
      await work(Object.fromEntries(new FormData(form)), event.submitter);
    } catch (error) {
      say(error.message);
    }
  });
}
