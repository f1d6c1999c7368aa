<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Imports\ImportFileRefusedException;
use App\Domain\Imports\ParsedRow;
use App\Domain\Rsg\BarredFile;
use App\Domain\Rsg\BarredFileReader;
use App\Domain\Rsg\BarredRowClassifier;
use App\Domain\Rsg\BarredRowResult;
use App\Enums\AustralianState;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Enums\BarredList;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\LocalFile;
use App\Models\BarredImport;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Compares a file with a barred list and stores the changes it would make, for review. No entry changes. */
final readonly class CheckBarredImport
{
    private const BATCH = 500;

    public function __construct(private BarredFileReader $reader, private AuditTrail $audit) {}

    /**
     * @param  string  $source  the name of the list
     * @param  string  $format  csv or xlsx, as chosen; the browser converts a workbook to CSV
     *
     * @throws ImportFileRefusedException when the file can't be read
     */
    public function handle(
        BarredList $list,
        ?AustralianState $jurisdiction,
        string $source,
        string $name,
        string $format,
        LocalFile $original,
        User $importer,
    ): BarredImport {
        $file = $this->reader->read($original);

        return DB::transaction(function () use ($list, $jurisdiction, $source, $name, $format, $original, $importer, $file): BarredImport {
            $import = new BarredImport([
                'list' => $list,
                'jurisdiction' => $jurisdiction,
                'source' => $source,
                'name' => $name,
                'format' => $format,
                'user_id' => $importer->id,
                'sha256' => hash_file('sha256', $original->path) ?: '',
                'columns' => $file->columns,
                'status' => ImportStatus::Checked,
                'total_rows' => count($file->rows),
            ]);
            [$results, $unchanged] = self::compare($import, $file);
            $counts = array_count_values(
                array_map(static fn (BarredRowResult $result): string => $result->outcome->value, $results),
            );
            $import
                ->fill([
                    'added_rows' => $counts['add'] ?? 0,
                    'changed_rows' => $counts['change'] ?? 0,
                    'lifted_rows' => $counts['lift'] ?? 0,
                    'skipped_rows' => $counts['skip'] ?? 0,
                    'error_rows' => $counts['error'] ?? 0,
                    'unchanged_rows' => $unchanged,
                    'planned_rows' => ($counts['add'] ?? 0) + ($counts['change'] ?? 0) + ($counts['lift'] ?? 0),
                ])
                ->save();
            foreach (
                array_chunk(
                    array_map(static fn (BarredRowResult $result): array => self::row($import, $result), $results),
                    self::BATCH,
                ) as $rows
            ) {
                DB::table('barred_import_rows')->insert($rows);
            }
            $this->audit->record(
                'barred_import.checked',
                $import,
                after: $import->only(['name', 'total_rows', 'added_rows', 'changed_rows', 'lifted_rows']),
                actorId: $importer->id,
            );

            return $import;
        }, 3);
    }

    /** @return array{list<BarredRowResult>, int} the changes, and the number of unchanged rows */
    private static function compare(BarredImport $import, BarredFile $file): array
    {
        $classifier = new BarredRowClassifier(
            BarredRowClassifier::entriesOf($import)->orderBy('id')->get(), $import->list, array_values(array_diff(array_keys($file->columns), ['full_name'])),
            CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString(),
        );
        // Of several rows of one entry, the one that ends last counts: an earlier exclusion must not hide the present one.
        $rows = $file->rows;
        usort($rows, static fn (ParsedRow $one, ParsedRow $other): int => ($other->get('until_on') ?: '9999') <=> ($one->get('until_on') ?: '9999'));
        $results = array_values(array_filter(array_map($classifier->classify(...), $rows)));
        usort($results, static fn (BarredRowResult $one, BarredRowResult $other): int => $one->rowNo <=> $other->rowNo);

        return [[...$results, ...$classifier->missing()], count($file->rows) - count($results)];
    }

    /** @return array<string, mixed> */
    private static function row(BarredImport $import, BarredRowResult $result): array
    {
        $isPlanned = in_array($result->outcome, [BarredImportOutcome::Add, BarredImportOutcome::Change, BarredImportOutcome::Lift], true);

        return [
            'barred_import_id' => $import->id, 'row_no' => $result->rowNo, 'outcome' => $result->outcome->value,
            'status' => ($isPlanned ? BarredImportRowStatus::Planned : BarredImportRowStatus::Skipped)->value,
            'barred_entry_id' => $result->entry?->id, 'entry_version' => $result->entry?->version, 'full_name' => mb_substr($result->fullName, 0, 255),
            'before' => json_encode($result->before, JSON_THROW_ON_ERROR), 'after' => json_encode($result->after, JSON_THROW_ON_ERROR),
            'message' => $result->message === null ? null : mb_substr($result->message, 0, 255),
        ];
    }
}
