<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Deposits/BankFiles: import of bank files, and earlier imports. */
final readonly class BankFilesPage
{
    /** @param  list<BankFileRow>  $files  newest first */
    public function __construct(
        public array $files,
        public bool $has_more,
        public bool $can_import,
        public int $max_kilobytes,
        public int $max_rows,
    ) {}
}
