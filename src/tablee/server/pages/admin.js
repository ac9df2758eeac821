// The page of admins: the server at a glance, and what they may do. All of it is written down by the server.
import { call, onSend, say } from "./calls.js";

const at = (id) => document.getElementById(id);
const words = at("words").dataset;
const date = (milliseconds) => new Date(milliseconds).toLocaleString(document.documentElement.lang);
const sum = (value) => (typeof value === "object" ? Object.entries(value).map((one) => one.join(" ")).join(", ") : value);

/** A line of a list: what it says, and buttons for what can be done with it. */
function line(text, ...buttons) {
  const item = document.createElement("li");
  const said = document.createElement("span");
  said.textContent = text;
  item.append(said, ...buttons);
  return item;
}

/** A button that does something once the person is sure. */
function button(text, work, asks = true) {
  const made = document.createElement("button");
  made.textContent = text;
  made.addEventListener("click", async () => {
    if (asks && !confirm(`${text}. ${words.sure}`)) return;
    try {
      await work(made);
    } catch (error) {
      say(error.message);
    }
  });
  return made;
}

/** Have the server do something, say what came of it, and look again. */
async function deed(asked) {
  const { said } = await call("POST", "/api/admin/deeds", asked);
  await look();
  say([words.done, said].filter(Boolean).join(" "));
}

async function chat(table, made) {
  const { lines } = await call("GET", `/api/admin/tables/${table}/chat`);
  const list = document.createElement("ul");
  for (const one of lines) {
    const text = `${date(one.at)} · ${one.name}: ${one.text}`;
    const remove = button(words.hush, () => deed({ deed: "hush", whom: table, number: one.number }));
    const mute = button(words.mute, () => deed({ deed: "mute", whom: one.person }));
    list.append(line(text, remove, mute));
  }
  made.parentElement.querySelector("ul")?.remove();
  made.parentElement.append(list);
}

function showTable(one) {
  const names = one.names.filter(Boolean).join(", ");
  const text = `${date(one.updated)} · ${one.game} · ${one.status} · ${one.seats - one.free}/${one.seats} · ${names}`;
  const open = button(words.chat, (made) => chat(one.table, made), false);
  const close = button(words.close, () => deed({ deed: "close", whom: one.table }));
  return line(`${one.table} · ${text}`, open, ...(one.status === "closed" ? [] : [close]));
}

function showPresent(one) {
  const text = `${one.name || "–"} · ${one.person} · ${one.address} · ${one.tables.join(", ")}`;
  const ban = button(words.ban, () => deed({ deed: "ban", whom: one.person }));
  const address = button(words.address, () => deed({ deed: "ban", whom: one.address }));
  return line(text, ban, address);
}

function showNumber([name, value]) {
  const term = document.createElement("dt");
  const told = document.createElement("dd");
  term.textContent = words[name] ?? name;
  told.textContent = sum(value) || "0";
  const pair = document.createElement("div");
  pair.append(term, told);
  return pair;
}

/** Show the server as it is now; whoever is no admin is asked to log in. */
async function look() {
  try {
    const seen = await call("GET", "/api/admin");
    at("numbers").replaceChildren(...Object.entries(seen.numbers).map(showNumber));
    at("present").replaceChildren(...seen.present.map(showPresent));
    at("tables").replaceChildren(...seen.tables.map(showTable));
    const deeds = seen.deeds.map((one) => line(`${date(one.at)} · ${one.by} · ${one.deed} · ${one.whom} · ${one.detail.why ?? ""}`));
    at("deeds").replaceChildren(...deeds);
  } catch (error) {
    if (error.id !== "not-found") throw error;
  }
  const isAdmin = at("numbers").childElementCount > 0;
  at("desk").hidden = at("refresh").hidden = !isAdmin;
  at("login").hidden = isAdmin;
}

onSend(at("login"), async (given) => {
  await call("POST", "/api/login", given);
  await look();
});
onSend(at("deed"), async ({ whom, why }, pressed) => {
  if (confirm(`${pressed.textContent}: ${whom}. ${words.sure}`)) await deed({ deed: pressed.value, whom, why });
});
at("invite").addEventListener("click", () => deed({ deed: "invite", number: 1 }).catch((error) => say(error.message)));
at("refresh").addEventListener("click", () => look().catch((error) => say(error.message)));
look().catch((error) => say(error.message));
