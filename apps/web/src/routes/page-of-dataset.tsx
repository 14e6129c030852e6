import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { Component as NotFound } from "./not-found";

/** Ids of datasets, as the server makes them. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A page of the dataset in the address; another dataset is another page, and what no dataset can be called is none. */
export function pageOfDataset(Page: ComponentType<{ id: string }>): ComponentType {
  return function Component() {
    const { id = "" } = useParams();
    return uuid.test(id) ? <Page key={id} id={id} /> : <NotFound />;
  };
}
