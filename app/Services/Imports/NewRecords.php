<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Support\BulkSql;
use Closure;

/** Inserts the records of new people, many at once, in the caller's transaction. */
final readonly class NewRecords
{
    /**
     * @param  list<ReadRow>  $rows  prepared
     * @param  list<string>  $fields  the columns that a row gives
     * @param  Closure(ReadRow): array<string, string|int|null>  $more  what else is stored of a row, or instead: the same columns for each
     * @return array<int, int> ids by row number
     */
    public static function insert(string $table, array $rows, array $fields, string $now, Closure $more): array
    {
        $records = [];
        $rowNos = [];
        foreach ($rows as $row) {
            $record = [];
            foreach ($fields as $field) {
                $record[$field] = RecordTexts::stored($field, $row->get($field));
            }
            $records[] = [...$record, ...$more($row), 'created_at' => $now, 'updated_at' => $now];
            $rowNos[] = $row->rowNo;
        }

        return array_combine($rowNos, BulkSql::insertForIds($table, $records));
    }
}
