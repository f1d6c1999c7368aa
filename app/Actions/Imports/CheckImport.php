<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use App\Services\Imports\ImportMemory;
use App\Services\Imports\ImportOptions;
use App\Services\Imports\ImportRowBook;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Keeps what the columns mean and starts the dry run, anew as often as the person likes. */
final readonly class CheckImport
{
    public function __construct(private ImportMemory $memory, private ImportRowBook $book) {}

    /**
     * @param  array<string, int>  $mapping  columns by field
     * @param  array<string, string>  $defaults  values by field
     *
     * @throws ImportMoved when it has begun meanwhile
     */
    public function handle(Import $import, ImportMode $mode, array $mapping, array $defaults, ImportOptions $options): void
    {
        DB::transaction(function () use ($import, $mode, $mapping, $defaults, $options): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if (! $current->status->isOpen()) {
                throw new ImportMoved;
            }
            $offset = $current->options['data_offset'] ?? 0;
            DB::table('import_rows')->where('import_id', $current->id)->delete();
            $this->book->reset($current);
            $current->fill([
                'mode' => $mode, 'mapping' => $mapping, 'defaults' => $defaults, 'options' => [...$current->options ?? [], ...$options->toArray(), 'data_offset' => $offset],
                'status' => ImportStatus::Checking, 'checked_rows' => 0, 'read_offset' => $offset, 'heartbeat_at' => CarbonImmutable::now(),
            ])->save();
            $this->memory->keep($current);
            WorkOnImport::dispatch($current->id);
        });
    }
}
