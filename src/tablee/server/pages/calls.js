// What both pages need: asking the server, and saying what came of it.

/** Ask the server; what it answers, or an error with its sentence. */
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

/** Say something to the person and to their screen reader. */
export function say(text) {
  document.getElementById("said").textContent = text;
}

/** Do what a form asks when it is sent; what goes wrong is said. */
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
