// Use an invitation. Its code is in the link's fragment (#), which never reaches a server log.
import { call, onSend } from "./calls.js";

const form = document.getElementById("invitation");
form.elements.code.value = decodeURIComponent(location.hash.slice(1));
onSend(form, async ({ code }) => {
  await call("POST", "/api/invitation", { code });
  location.assign("/");
});
onSend(document.getElementById("login"), async (given) => {
  await call("POST", "/api/login", given);
  location.assign("/");
});
