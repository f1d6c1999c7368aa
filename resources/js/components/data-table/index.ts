export { columnsFor } from './columns';
export { DataTable } from './data-table';
export { ExportButton, type ExportRoute } from './export-button';
export type { ColumnSet, DataTableProps, ListTools } from './list-model';
export { splitUrl, withQuery } from './list-query';
export { ListSkeleton } from './list-skeleton';
export { StaticTable } from './static-table';
export type { ListSelection } from './use-selection';
