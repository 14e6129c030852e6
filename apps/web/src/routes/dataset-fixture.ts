const at = { inserted_at: "2026-01-01T00:00:00", updated_at: "2026-01-01T00:00:00" };

/** A workspace, as the API presents it. */
export const workspace = { id: "0c6d5f4e-8a0d-4a53-9f0c-2b9f7e0b6a01", name: "support", ...at };

/** A published dataset of that workspace, as the API presents it. */
export const dataset = {
  id: "aed04c70-7de6-44c0-b766-b3572ab5d60f",
  name: "tickets",
  guidelines: null,
  allow_extra_metadata: true,
  status: "ready",
  distribution: { strategy: "overlap", min_submitted: 1 },
  metadata: null,
  workspace_id: workspace.id,
  last_activity_at: at.inserted_at,
  ...at,
};
