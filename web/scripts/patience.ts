import { configure } from "@testing-library/svelte";

// Waiting for something on the page ends only with the test itself (vite.config.ts): a busy machine is not a failure.
configure({ asyncUtilTimeout: 600_000 });
