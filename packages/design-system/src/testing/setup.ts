import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What comes on demand comes when the machine has time for it.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
