import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startLook } from "./look.svelte";
import { startText } from "./text.svelte";

const page = document.getElementById("page");
if (page === null) {
  throw new Error("index.html has no place for the page");
}
startLook();
await startText();
mount(App, { target: page });
