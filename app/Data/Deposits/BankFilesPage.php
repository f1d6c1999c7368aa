<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Deposits/BankFiles: drop a bank's CSV file in, and what was imported before. */
final readonly class BankFilesPage
{
    /** @param  list<BankFileRow>  $files  the latest, newest first */
    public function __construct(
        public array $files,
        /** Older ones exist that are not shown. */
        public bool $has_more,
        public bool $can_import,
        public int $max_kilobytes,
        public int $max_rows,
    ) {}
}
