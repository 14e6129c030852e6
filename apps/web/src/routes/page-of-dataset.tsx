import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { Component as NotFound } from "./not-found";

/** The format of dataset ids. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A page of the dataset in the address: remounted for another dataset, and "not found" for an invalid id. */
export function pageOfDataset(Page: ComponentType<{ id: string }>): ComponentType {
  return function Component() {
    const { id = "" } = useParams();
    return uuid.test(id) ? <Page key={id} id={id} /> : <NotFound />;
  };
}
