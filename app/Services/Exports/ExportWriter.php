<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Enums\ExportStatus;
use App\Models\Export;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Writes an export part by part, in the order of the ids: rows that change meanwhile are neither doubled nor lost, and a
 * process that dies costs one part. Whoever wrote a part first moves the export on; a second worker finds it moved.
 */
final readonly class ExportWriter
{
    private const BATCH = 1_000;

    public function __construct(
        private ExportSources $sources,
        private ExportFiles $files,
        private ExportTeller $teller,
        #[Config('paddock.exports.rows_a_part')]
        private int $rowsAPart,
        #[Config('paddock.exports.keep_days')]
        private int $keepDays,
    ) {}

    /** Writes the next part; true while there are more. */
    public function writePart(Export $export): bool
    {
        if (! $export->status->isUnfinished()) {
            return false;
        }

        $source = $this->sources->of($export->kind);
        $scope = ExportScope::of($export);
        try {
            $this->begin($export, $source, $scope);
            [$rows, $lastId] = $this->rowsOfPart($export, $source, $scope);
        } catch (ValidationException $failure) {
            $this->fail($export, $failure->validator->errors()->first());

            return false;
        }
        [$name, $bytes] = $this->files->write($export, $export->parts === 0 ? [$source->header($scope), ...$rows] : $rows);
        $hasMore = count($rows) >= $this->rowsAPart;
        if (! $this->moveOn($export, $name, count($rows), $lastId, $bytes, $hasMore)) {
            // Cancelled meanwhile, or another worker was first: nothing of this part may stay on the disk.
            $this->files->discard($export, $name);

            return false;
        }

        return $hasMore;
    }

    public function fail(Export $export, string $reason): void
    {
        Export::query()->whereKey($export->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])
            ->update(['status' => ExportStatus::Failed, 'error' => mb_substr($reason, 0, 255), 'finished_at' => now()]);
        $this->files->delete($export);
    }

    private function begin(Export $export, ExportSource $source, ExportScope $scope): void
    {
        if ($export->status !== ExportStatus::Queued) {
            return;
        }

        $total = $scope->ids === null ? $source->matching($scope)->count() : count($scope->ids);
        Export::query()->whereKey($export->id)->where('status', ExportStatus::Queued)
            ->update(['status' => ExportStatus::Running, 'total_rows' => $total, 'started_at' => now(), 'heartbeat_at' => now()]);
    }

    /** @return array{list<list<int|float|string|bool|null>>, int} the rows and the last id among them */
    private function rowsOfPart(Export $export, ExportSource $source, ExportScope $scope): array
    {
        $rows = [];
        $after = $export->after_id;
        do {
            $limit = min(self::BATCH, $this->rowsAPart - count($rows));
            $id = "{$source->table()}.id";
            $query = $source->matching($scope)->where($id, '>', $after)->orderBy($id)->limit($limit);
            $ids = array_values(array_map(intval(...), ($scope->ids === null ? $query : $query->whereIntegerInRaw($id, $scope->ids))->pluck($id)->all()));
            if ($ids !== []) {
                array_push($rows, ...$source->rows($scope, $ids));
                $after = $ids[count($ids) - 1];
            }
        } while (count($ids) === $limit && count($rows) < $this->rowsAPart);

        return [$rows, $after];
    }

    private function moveOn(Export $export, string $name, int $rows, int $lastId, int $bytes, bool $hasMore): bool
    {
        return DB::transaction(function () use ($export, $name, $rows, $lastId, $bytes, $hasMore): bool {
            $now = CarbonImmutable::now();
            $moved = Export::query()->whereKey($export->id)->where('status', ExportStatus::Running)->where('parts', $export->parts)->update([
                'parts' => $export->parts + 1, 'files' => json_encode([...$export->files ?? [], $name], JSON_THROW_ON_ERROR), 'after_id' => $lastId, 'written_rows' => $export->written_rows + $rows, 'bytes' => (int) $export->bytes + $bytes, 'heartbeat_at' => $now,
                ...($hasMore ? [] : ['status' => ExportStatus::Ready, 'finished_at' => $now, 'expires_at' => $now->addDays($this->keepDays)]),
            ]) === 1;
            if ($moved && ! $hasMore) {
                $this->teller->ready($export->refresh());
            }

            return $moved;
        });
    }
}
