<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportMappingMemory;
use App\Domain\Imports\ImportRowRepository;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Saves the column mapping and starts the dry run. It can be repeated. */
final readonly class CheckImport
{
    public function __construct(private ImportMappingMemory $memory, private ImportRowRepository $rows) {}

    /**
     * @param  array<string, int>  $mapping  columns by field
     * @param  array<string, string>  $defaults  values by field
     * @param  array{blank_clears?: bool, needs_check?: bool}  $options  `blank_clears`: an empty cell clears the field of an existing
     *                                                                  record; `needs_check`: new clients wait for the New Account check
     *
     * @throws ChangedMeanwhileException when the import has started
     */
    public function handle(Import $import, ImportMode $mode, array $mapping, array $defaults, array $options = []): void
    {
        DB::transaction(function () use ($import, $mode, $mapping, $defaults, $options): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if (! $current->status->isOpen()) {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            $offset = $current->options['data_offset'] ?? 0;
            DB::table('import_rows')->where('import_id', $current->id)->delete();
            $this->rows->reset($current);
            $current
                ->fill([
                    'mode' => $mode,
                    'mapping' => $mapping,
                    'defaults' => $defaults,
                    'options' => [
                        ...$current->options ?? [],
                        ...$options,
                        'data_offset' => $offset,
                        'check_no' => ($current->options['check_no'] ?? 0) + 1,
                    ],
                    'status' => ImportStatus::Checking,
                    'checked_rows' => 0,
                    'read_offset' => $offset,
                    'heartbeat_at' => CarbonImmutable::now(),
                ])
                ->save();
            $this->memory->keep($current);
            WorkOnImport::dispatch($current->id);
        });
    }
}
