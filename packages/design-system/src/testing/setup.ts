import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// On a busy machine, parts that load on demand take longer.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
