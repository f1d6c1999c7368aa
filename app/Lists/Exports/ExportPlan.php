<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Enums\ExportStatus;
use App\Models\Export;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Facades\DB;

/**
 * The rows of an export and their order, fixed when it begins and stored in parts until they are written. A row that moves in
 * the list until then, such as a client with a new bet, is neither repeated nor lost.
 */
final readonly class ExportPlan
{
    public function __construct(
        #[Config('paddock.exports.rows_a_part')]
        private int $rowsAPart,
    ) {}

    /** When two workers begin at once, the first plan counts. A cancelled export gets no plan. */
    public function make(Export $export, ExportSource $source, ExportScope $scope): void
    {
        // Read before the transaction, which would lock the database until then. As text, a million ids take 8 MB.
        $parts = [];
        $rows = 0;
        foreach ($source->ids($scope) as $id) {
            $part = intdiv($rows++, max(1, $this->rowsAPart));
            $parts[$part] ??= '';
            $parts[$part] .= ($parts[$part] === '' ? '' : ',').$id;
        }

        DB::transaction(function () use ($export, $parts, $rows): void {
            $isFirst = Export::query()->whereKey($export->id)->where('status', ExportStatus::Queued)
                ->update(['status' => ExportStatus::Running, 'total_rows' => $rows, 'started_at' => now(), 'heartbeat_at' => now()]) === 1;
            foreach ($isFirst ? $parts : [] as $part => $ids) {
                DB::table('export_parts')->insert(['export_id' => $export->id, 'part' => $part, 'ids' => $ids]);
            }
        });
    }

    /** @return list<int> the rows of the next part */
    public function ids(Export $export): array
    {
        $ids = DB::table('export_parts')->where('export_id', $export->id)->where('part', $export->parts)->value('ids');

        return is_string($ids) ? array_map(intval(...), explode(',', $ids)) : [];
    }

    public function hasMore(Export $export): bool
    {
        return DB::table('export_parts')->where('export_id', $export->id)->where('part', '>', $export->parts)->exists();
    }

    /** Call this in the transaction that records the part. */
    public function markWritten(Export $export): void
    {
        DB::table('export_parts')->where('export_id', $export->id)->where('part', '<=', $export->parts)->delete();
    }

    /** For an export that ends before it is written. */
    public function discard(Export $export): void
    {
        DB::table('export_parts')->where('export_id', $export->id)->delete();
    }
}
