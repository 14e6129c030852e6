// @ts-check
import { describe, expect, it } from "vitest";
import { needsClient } from "./client-modules.mjs";

describe("a module needs the browser (library 4.5)", () => {
  it.each([
    "const [value] = useState(0);",
    "const t = useT();",
    "const found = useRef<HTMLElement>(null);",
    "const shown = use(language);",
    "const Context = createContext<Value | undefined>(undefined);",
    "class Border extends Component<Props> {}",
    "<button onClick={press}>",
    "<List render={(item) => item.name} />",
  ])("if it says %s", (code) => {
    expect(needsClient(code)).toBe(true);
  });

  it.each([
    "export const scale = questionSettings.parse(settings);",
    "// useState() keeps the value\nexport const start = 0;",
    "/** Call useT() around it. */ export const name = (key) => key;",
    "<span className={badge}>{children}</span>",
    "export const because = user(name);",
  ])("but not if it says %s", (code) => {
    expect(needsClient(code)).toBe(false);
  });
});
