<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Enums\ExportStatus;
use App\Lists\ListIds;
use App\Models\Export;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Facades\DB;

/**
 * Which rows an export holds, and in which order: decided once, when it begins, and kept part by part until it is written.
 * A row that moves in the list meanwhile, as clients do in the order of their last bet, is neither doubled nor lost.
 */
final readonly class ExportPlan
{
    public function __construct(
        #[Config('paddock.exports.rows_a_part')]
        private int $rowsAPart,
    ) {}

    /** Of two workers that begin at once, the plan of one counts; a cancelled export gets none. */
    public function make(Export $export, ExportSource $source, ExportScope $scope): void
    {
        $rows = $source->matching($scope);
        $ids = ListIds::of($scope->ids === null ? $rows : $rows->whereIntegerInRaw($source->idColumn(), $scope->ids), $source->idColumn(), $source->order($scope));

        DB::transaction(function () use ($export, $ids): void {
            $isFirst = Export::query()->whereKey($export->id)->where('status', ExportStatus::Queued)
                ->update(['status' => ExportStatus::Running, 'total_rows' => count($ids), 'started_at' => now(), 'heartbeat_at' => now()]) === 1;
            foreach ($isFirst ? array_chunk($ids, max(1, $this->rowsAPart)) : [] as $part => $chunk) {
                DB::table('export_parts')->insert(['export_id' => $export->id, 'part' => $part, 'ids' => implode(',', $chunk)]);
            }
        });
    }

    /** @return list<int> the rows of the part that is next */
    public function ids(Export $export): array
    {
        $ids = DB::table('export_parts')->where('export_id', $export->id)->where('part', $export->parts)->value('ids');

        return is_string($ids) ? array_map(intval(...), explode(',', $ids)) : [];
    }

    public function hasMore(Export $export): bool
    {
        return DB::table('export_parts')->where('export_id', $export->id)->where('part', '>', $export->parts)->exists();
    }

    /** In the transaction that says that the part is written. */
    public function markWritten(Export $export): void
    {
        DB::table('export_parts')->where('export_id', $export->id)->where('part', '<=', $export->parts)->delete();
    }

    /** Of an export that ends before it is written. */
    public function discard(Export $export): void
    {
        DB::table('export_parts')->where('export_id', $export->id)->delete();
    }
}
