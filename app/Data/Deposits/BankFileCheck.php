<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\BankFileLayout;

/** The dry run of a bank file: what an import would do. */
final readonly class BankFileCheck
{
    /** @param  list<BankFileLine>  $lines  the first of each outcome, in the order of the file */
    public function __construct(
        /** Sent along with the import, so that the user imports the checked file. */
        public string $sha256,
        public BankFileLayout $layout,
        public int $rows,
        public int $new_rows,
        /** New rows that may be duplicates. */
        public int $doubtful_rows,
        public int $duplicate_rows,
        public int $error_rows,
        /** Skipped rows of outgoing money. */
        public int $debits,
        /** Sum of the new rows. */
        public int $new_cents,
        public ?BankFileRow $imported_before,
        public array $lines,
    ) {}
}
