<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Models\Import;
use Illuminate\Container\Attributes\Singleton;

/**
 * The people that this worker has seen in the import it worked on last, so that a turn doesn't read all earlier rows again. That took
 * half the time of a large import. Another worker may have had turns in between, so they can lag behind the import.
 */
#[Singleton]
final class SeenRowsCache
{
    private string $key = '';

    private ?SeenRows $seen = null;

    /** The people of at most the first $count rows. */
    public function of(Import $import, int $count): SeenRows
    {
        $key = "{$import->id} {$import->status->value} ".($import->options['check_no'] ?? 0);
        if ($this->seen === null || $this->key !== $key || $this->seen->count > $count) {
            $this->key = $key;
            $this->seen = new SeenRows((int) ($import->options['data_offset'] ?? 0));
        }

        return $this->seen;
    }

    public function clear(): void
    {
        $this->seen = null;
    }
}
