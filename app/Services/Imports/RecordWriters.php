<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportKind;
use App\Models\Import;
use App\Services\Suppression\SuppressionBook;

/** The writer of an import's records. */
final readonly class RecordWriters
{
    public function __construct(private NewPins $pins, private SuppressionBook $suppressions) {}

    public function of(Import $import): RecordWriter
    {
        return match ($import->kind) {
            ImportKind::Clients => new ClientWriter(ImportOptions::of($import->options), $this->pins),
            ImportKind::Leads => new LeadWriter,
            ImportKind::DbClients => new DbClientWriter($import, $this->suppressions),
        };
    }
}
