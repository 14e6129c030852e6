import type { ResponsesPort } from "./deliver";
import type { Owner } from "./entry";
import type { StoreWithSpare } from "./memory-fallback";
import { type Sender, type SenderEvent, startSender } from "./sender";
import type { OutboxStore } from "./store";

interface TabSenderOptions {
  owner: Owner;
  store: StoreWithSpare;
  port: ResponsesPort;
  onEvent: (event: SenderEvent) => void;
}

/** Sends what this tab has to send: every entry while it leads, otherwise those that are only in its memory. */
export interface TabSender {
  readonly isLeader: boolean;
  /** Begins to send every entry; returns a function that gives up the lead. */
  lead(): () => void;
  /** Entries have gone to memory, where a leading tab cannot see them. */
  sendSpare(): void;
  wake(isImpatient?: boolean): void;
  /** Ends all sending. */
  close(): void;
}

export function makeTabSender({ owner, store, port, onEvent }: TabSenderOptions): TabSender {
  let sender: Sender | undefined;
  let isLeader = false;
  let isClosed = false;

  function send(from: OutboxStore) {
    sender?.stop();
    sender = startSender({ owner, store: from, port, onEvent });
    sender.wake();
  }

  return {
    get isLeader() {
      return isLeader;
    },
    lead() {
      isLeader = true;
      send(store);
      return () => {
        if (!isLeader) return;
        isLeader = false;
        sender?.stop();
        sender = undefined;
        if (!isClosed && store.isSpareInUse()) send(store.spare);
      };
    },
    sendSpare() {
      if (!isLeader && !isClosed) send(store.spare);
    },
    wake: (isImpatient) => sender?.wake(isImpatient),
    close() {
      isClosed = true;
      sender?.stop();
    },
  };
}
