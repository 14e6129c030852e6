import { type ComponentType, createElement, type ReactNode } from "react";
import * as styles from "./AllStates.css";
import { a11yWithout, skippedOnSheets } from "./skipped-rules";

type Args = Record<string, unknown>;

/** The parts of a story that a sheet uses. */
interface State {
  args?: object;
  render?: (args: never, context: never) => ReactNode;
  parameters?: { direction?: "ltr" | "rtl" };
}

/** The exports of a stories file that a sheet uses. */
interface Primitive extends Omit<State, "parameters"> {
  component?: unknown;
  parameters?: object;
}

/**
 * One sheet with every state of a primitive under its name: the tests check it in every theme, at 200 % text size,
 * right-to-left, in forced colours and without motion, and compare its pictures. Primitives that open an overlay are
 * not shown on it.
 */
export function allStates(
  primitive: Primitive,
  states: Record<string, State>,
  look: "cells" | "wide" = "cells",
) {
  return {
    parameters: { a11y: a11yWithout(skippedOnSheets) },
    render: () => (
      <div className={styles.sheet} data-wide={look === "wide" || undefined}>
        {Object.entries(states).map(([name, state], index) => (
          <div key={name} className={styles.cell} dir={state.parameters?.direction}>
            <span className={styles.caption} dir="ltr">
              {name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()}
            </span>
            <div>
              <Shown primitive={primitive} state={state} number={index} />
            </div>
          </div>
        ))}
      </div>
    ),
  };
}

function Shown({ primitive, state, number }: { primitive: Primitive; state: State; number: number }) {
  const args: Args = { ...primitive.args, ...state.args };
  // Ids must differ if the same primitive occurs twice on a page.
  for (const name of ["id", "labelId"]) {
    if (typeof args[name] === "string") args[name] = `${args[name]}-${number}`;
  }
  const render = (state.render ?? primitive.render) as
    | ((args: Args, context: object) => ReactNode)
    | undefined;
  if (render) return <Rendered render={render} args={args} />;
  return createElement(primitive.component as ComponentType<Args>, args);
}

// A component of its own: what a story renders may use hooks.
function Rendered({ render, args }: { render: (args: Args, context: object) => ReactNode; args: Args }) {
  return render(args, {});
}
