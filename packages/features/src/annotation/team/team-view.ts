/** The activity of colleagues in this dataset, updated live. */
export interface TeamView {
  total: number;
  completed: number;
  /** Records without a response or with too few of them. */
  pending: number;
  /** The usernames of the other users on the current record. */
  onThisRecord: readonly string[];
  /** The other users who are present, each with the record that they are on. */
  others: readonly { username: string; recordId: string | undefined }[];
  /** All users who have responded or are present. */
  people: readonly {
    username: string;
    submitted?: number;
    draft?: number;
    discarded?: number;
    isMe: boolean;
    isHere: boolean;
  }[];
}
