import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { isDatasetId } from "../paths";
import { Component as NotFound } from "./not-found";

/** A page of the dataset in the address: remounted for another dataset, and "not found" for an invalid id. */
export function pageOfDataset(Page: ComponentType<{ id: string }>): ComponentType {
  return function Component() {
    const { id = "" } = useParams();
    return isDatasetId(id) ? <Page key={id} id={id} /> : <NotFound />;
  };
}
