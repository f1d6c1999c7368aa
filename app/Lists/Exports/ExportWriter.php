<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Domain\Reports\ExportAccess;
use App\Domain\Reports\ExportPart;
use App\Domain\Rsg\Evidence\EvidenceWriter;
use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Infrastructure\Files\ExportFiles;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Export;
use App\Support\CsvLine;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Writes an export part by part, so that a killed process costs one part. When two workers write the same part, the first one counts. */
final readonly class ExportWriter
{
    /** Rows of one query. */
    private const BATCH = 2_000;

    /** Tells Excel that the file is UTF-8. */
    private const BYTE_ORDER_MARK = "\u{FEFF}";

    public function __construct(
        private ExportSources $sources,
        private ExportPlan $plan,
        private EvidenceWriter $evidence,
        private ExportFiles $files,
        private Outbox $outbox,
        #[Config('paddock.exports.keep_days')]
        private int $keepDays,
    ) {}

    /** @return bool whether more parts are left */
    public function writePart(Export $export): bool
    {
        if (! $export->status->isUnfinished()) {
            return false;
        }

        try {
            $part = $export->kind === ExportKind::Evidence ? $this->evidencePart($export) : $this->listPart($export);
        } catch (ValidationException $failure) {
            $this->fail($export, $failure->validator->errors()->first());

            return false;
        }
        [$name, $bytes] = $this->files->write($export, $part->content);
        if (! $this->moveOn($export, $part, $name, $bytes)) {
            // The export was cancelled, or another worker was first.
            $this->files->discard($export, $name);

            return false;
        }

        return $part->hasMore;
    }

    private function listPart(Export $export): ExportPart
    {
        $source = $this->sources->of($export->kind);
        $scope = ExportScope::of($export);
        if ($export->status === ExportStatus::Queued) {
            $this->plan->make($export, $source, $scope);
        }
        $sheet = $source->sheet($scope);
        $lines = array_merge(...array_map($sheet->lines(...), array_chunk($this->plan->ids($export), self::BATCH)));

        return new ExportPart(
            ($export->parts === 0 ? self::BYTE_ORDER_MARK.CsvLine::of($sheet->header()) : '').implode('', $lines),
            count($lines),
            $this->plan->hasMore($export),
        );
    }

    private function evidencePart(Export $export): ExportPart
    {
        if ($export->status === ExportStatus::Queued) {
            $this->evidence->begin($export);
        }

        return $this->evidence->part($export);
    }

    public function fail(Export $export, string $reason): void
    {
        $hasFailed = DB::transaction(function () use ($export, $reason): bool {
            $count = Export::query()->whereKey($export->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])
                ->update(['status' => ExportStatus::Failed, 'error' => mb_substr($reason, 0, 255), 'finished_at' => now()]);
            if ($count === 1) {
                $this->plan->discard($export);
            }

            return $count === 1;
        });
        // Another worker may have finished the file.
        if ($hasFailed) {
            $this->files->delete($export->id);
        }
    }

    private function moveOn(Export $export, ExportPart $part, string $name, int $bytes): bool
    {
        return DB::transaction(function () use ($export, $part, $name, $bytes): bool {
            $now = CarbonImmutable::now();
            $moved = Export::query()->whereKey($export->id)->where('status', ExportStatus::Running)->where('parts', $export->parts)->update([
                // The owner's role may have gained rights since the request.
                'filters' => json_encode([...$export->filters, ...array_filter(ExportAccess::contents($export->user, $export->kind))], JSON_THROW_ON_ERROR),
                'parts' => $export->parts + 1, 'files' => json_encode([...$export->files ?? [], $name], JSON_THROW_ON_ERROR),
                'written_rows' => $export->written_rows + $part->rows, 'bytes' => (int) $export->bytes + $bytes, 'heartbeat_at' => $now,
                ...($part->hasMore ? [] : ['status' => ExportStatus::Ready, 'finished_at' => $now, 'expires_at' => $now->addDays($this->keepDays)]),
            ]) === 1;
            if ($moved) {
                $this->plan->markWritten($export);
                DB::table('evidence_files')->insert($part->evidenceFiles);
            }
            if ($moved && ! $part->hasMore) {
                $this->notify($export->refresh());
            }

            return $moved;
        });
    }

    private function notify(Export $export): void
    {
        $this->outbox->broadcast([OutgoingEvent::personal([$export->user_id], [
            'type' => 'export_ready',
            'export_id' => $export->id,
            'title' => $export->kind === ExportKind::Evidence ? 'Your evidence pack is ready' : 'Your export is ready',
            'body' => $export->kind->label().': '.number_format($export->written_rows).' '.Str::plural('row', $export->written_rows).'.',
            'url' => $export->page(),
        ])]);
    }
}
