// The admin page: an overview of the server, and admin actions. The server logs all of them.
import { call, onSend, say } from "./calls.js";

const at = (id) => document.getElementById(id);
const words = at("words").dataset;
const { games, deeds, others } = JSON.parse(words.names);
const date = (milliseconds) => new Date(milliseconds).toLocaleString(document.documentElement.lang);
const named = ([name, count]) => `${words[name] ?? games[name] ?? name} × ${count}`;
const sum = (value) => (typeof value === "object" ? Object.entries(value).map(named).join(", ") : value);

/** A list item: its text, details in small print, and buttons for its actions. */
function line(text, more, ...buttons) {
  const item = document.createElement("li");
  const said = document.createElement("span");
  const small = document.createElement("small");
  said.textContent = text;
  small.textContent = parts(...more);
  said.append(small);
  item.append(said, ...buttons);
  return item;
}

const parts = (...some) => some.filter(Boolean).join(" · ");

/** Fill a list, or say that it is empty. */
function fill(id, lines, empty = words.none) {
  const none = document.createElement("li");
  none.className = "none";
  none.textContent = empty;
  at(id).replaceChildren(...(lines.length ? lines : [none]));
}

/** A button that runs an action, by default after a confirmation. */
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

/** Have the server carry out a deed, refresh the page and report the result. */
async function deed(asked) {
  const { said } = await call("POST", "/api/admin/deeds", asked);
  await look();
  say([words.done, said].filter(Boolean).join(" "));
}

async function chat(table, made) {
  const { lines } = await call("GET", `/api/admin/tables/${table}/chat`);
  const list = document.createElement("ul");
  for (const one of lines) {
    const text = `${one.name}: ${one.text}`;
    const remove = button(words.hush, () => deed({ deed: "hush", whom: table, number: one.number }));
    const mute = button(words.mute, () => deed({ deed: "mute", whom: one.person }));
    list.append(line(text, [date(one.at)], remove, mute));
  }
  if (!lines.length) list.append(line(words.none, []));
  made.parentElement.querySelector("ul")?.remove();
  made.parentElement.append(list);
}

function showTable(one) {
  const names = one.names.filter(Boolean).join(", ");
  const more = [words[one.status], `${one.seats - one.free}/${one.seats}`, date(one.updated), one.table];
  const open = button(words.chat, (made) => chat(one.table, made), false);
  const close = button(words.close, () => deed({ deed: "close", whom: one.table }));
  const closes = one.status === "open" || one.status === "playing" ? [close] : [];
  return line(parts(games[one.game] ?? one.game, names), more, open, ...closes);
}

function showReport(one) {
  const who = `${one.by_name || words.somebody} → ${one.whom_name || one.whom || words.somebody}`;
  const text = `${who}: ${one.why}${one.words ? ` ${words.quote.replace("…", one.words)}` : ""}`;
  const more = [date(one.at), one.whom, one.table, one.done && `${words.settled} ${date(one.done)} (${one.done_by})`];
  const hush = button(words.hush, () => deed({ deed: "hush", whom: one.table, number: one.number }));
  const mute = button(words.mute, () => deed({ deed: "mute", whom: one.whom }));
  const ban = button(words.ban, () => deed({ deed: "ban", whom: one.whom }));
  const settle = button(words.settle, () => deed({ deed: "settle", whom: one.report }), false);
  return line(text, more, ...(one.done ? [] : [settle, ...(one.words ? [hush] : []), ...(one.whom ? [mute, ban] : [])]));
}

function showPresent(one) {
  const ban = button(words.ban, () => deed({ deed: "ban", whom: one.person }));
  const address = button(words.address, () => deed({ deed: "ban", whom: one.address }));
  return line(one.name || "–", [one.person, one.address, ...one.tables], ban, address);
}

function showDeed(one) {
  return line(parts(deeds[one.deed] ?? one.deed, one.whom, one.detail.why), [date(one.at), others[one.by] ?? one.by]);
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

/** Refresh the page; anyone who is not an admin is asked to log in. */
async function look() {
  try {
    const seen = await call("GET", "/api/admin");
    at("numbers").replaceChildren(...Object.entries(seen.numbers).map(showNumber));
    fill("reports", seen.reports.map(showReport));
    fill("present", seen.present.map(showPresent), words.absent);
    fill("tables", seen.tables.map(showTable));
    fill("deeds", seen.deeds.map(showDeed));
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
