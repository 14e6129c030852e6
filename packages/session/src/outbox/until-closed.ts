import { DeliveryError, type ResponsesPort } from "./deliver";

/**
 * A responses port that stops when the outbox is closed, so that nothing is sent in the name of a user who has
 * signed out.
 */
export function untilClosed(isClosed: () => boolean, port: ResponsesPort): ResponsesPort {
  const guarded =
    <Given extends unknown[], Got>(call: (...given: Given) => Promise<Got>) =>
    async (...given: Given) => {
      if (isClosed()) throw new DeliveryError("unreachable", "The outbox was closed.", 0);
      // The port of a host may be an object of a class.
      return call.apply(port, given);
    };
  return {
    readMine: guarded(port.readMine),
    create: guarded(port.create),
    update: guarded(port.update),
    checksBase: guarded(port.checksBase),
    remove: guarded(port.remove),
    isReplying: guarded(port.isReplying),
  };
}
