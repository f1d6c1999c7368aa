<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\BankFileLayout;

/** The dry run of a bank file: what an import would do. */
final readonly class BankFileCheck
{
    /** @param  list<BankFileLine>  $lines  of every outcome the first ones, in the order of the file */
    public function __construct(
        /** Of the file; the import asks for it, so that nobody imports another file than the one they checked. */
        public string $sha256,
        public BankFileLayout $layout,
        public int $rows,
        public int $new_rows,
        /** Of the new ones: those that may be here already and come in with a duplicate case. */
        public int $doubtful_rows,
        public int $duplicate_rows,
        public int $error_rows,
        /** Rows of money that went out, which are left out. */
        public int $debits,
        /** Of the new rows. */
        public int $new_cents,
        public ?BankFileRow $imported_before,
        public array $lines,
    ) {}
}
