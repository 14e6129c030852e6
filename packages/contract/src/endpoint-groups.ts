// Parts of the table, for who needs few of them: a module that names them all would bring them all along.
export { claimEndpoints } from "./claims";
export { pageEndpoints } from "./page-endpoints";
