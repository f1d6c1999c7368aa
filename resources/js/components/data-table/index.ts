export { columnsFor } from './columns';
export { DataTable } from './data-table';
export type { DataTableProps } from './list-model';
export { splitUrl } from './list-query';
export { StaticTable } from './static-table';
export type { ListSelection } from './use-selection';
