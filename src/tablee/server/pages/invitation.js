// Coming in by an invitation: its words stand behind the # of the link, where no log sees them.
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
